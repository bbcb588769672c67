import { describe, expect, it } from 'vitest'
import { degreeAsked, degreeRegion } from './degree.ts'
import type { Statement } from './statements.ts'

const asked = (text: string, want: Statement['want'] = 'must') =>
  degreeAsked([{ text, want, section: 'must', bullet: true, listed: true }])

describe('a degree asked for', () => {
  it.each([
    ["Bachelor's degree in accounting", 'bachelor', true],
    ["Bachelor's or Master's degree in Statistics", 'bachelor', true],
    ['MS in Computer Science', 'master', true],
    ['MSc or PhD in machine learning', 'master', true],
    ['Degree or equivalent level of experience', 'bachelor', false],
    ['High school diploma or GED', 'highschool', true],
    ['HND in a science subject', 'associate', true],
    ['B.Tech or BE in Computer Science', 'bachelor', true],
    ['Abgeschlossenes Studium', 'bachelor', true],
    ['Bachelor in Maschinenbau oder eine Weiterbildung zum Techniker', 'bachelor', false],
    ["Titulaire d'un BTS Comptabilité", 'associate', true],
    ['PhD in physics', 'phd', true],
    ["A Bachelor's or Master's in engineering, or an HND plus substantial experience", 'bachelor', false],
    ['B.E. / B.Tech / MCA', 'bachelor', true],
  ])('%j', (text, level, required) => expect(asked(text)).toEqual({ level, required }))

  it('a wish is not required', () =>
    expect(asked('BSN', 'nice')).toEqual({ level: 'bachelor', required: false }))
})

describe('no degree', () => {
  it.each([
    'Scrum Master certification',
    'MS Office and MS SQL',
    'Boston, MA',
    'Full driving licence',
    'Master Electrician',
    'No degree required',
    'ovens at 200 degrees Celsius',
    'Med-Surg experience',
    'BS 7671',
    'CompTIA A+ or MS-900',
    'BA wearer',
    'A degree is fine, and so is none',
    'must be able to lift',
  ])('in %j', (text) => expect(asked(text)).toBeNull())
})

it.each([
  ["a bachelor's degree in accounting and two years of general ledger", "bachelor's degree in accounting"],
  ['educated to A-level standard, used to Excel', 'A-level standard'],
  ['degree in law and highly skilled in SQL', 'degree in law'],
])('the field of a degree ends where the next demand begins: %j', (text, field) => {
  const [from, to] = degreeRegion(text)!
  expect(text.slice(from, to)).toBe(field)
})
