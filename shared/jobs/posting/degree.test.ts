import { describe, expect, it } from 'vitest'
import { degreeAsked, degreeRegions } from './degree.ts'
import type { Statement } from './statements.ts'
import { wordingOf } from './wording.ts'

const asked = (text: string, want: Statement['want'] = 'must') =>
  degreeAsked([{ text, want, bullet: true, listed: true, sure: 0, opens: '', heading: '' }], wordingOf('en'))

describe('a degree asked for', () => {
  it.each([
    ["Bachelor's degree in accounting", 'bachelor', true],
    ["Bachelor's or Master's degree in Statistics", 'bachelor', true],
    ['MS in Computer Science', 'master', true],
    ['BSME required', 'bachelor', true],
    ['MBA HR or any graduate', 'bachelor', true],
    ['MSME or PhD in robotics', 'master', true],
    ['AAS degree in HVAC', 'associate', true],
    ['AS or BS in Nursing', 'associate', true],
    ["An associate's or bachelor's degree in accounting", 'associate', true],
    ['MD or DO, board certified', 'phd', true],
    ['MSEE required', 'master', true],
    ['MSc or PhD in machine learning', 'master', true],
    ['An LLM in maritime law', 'master', true],
    ['Degree or equivalent level of experience', 'bachelor', false],
    ['High school diploma or GED', 'highschool', true],
    ['HND in a science subject', 'associate', true],
    ['B.Tech or BE in Computer Science', 'bachelor', true],
    ['Abgeschlossenes Studium', 'bachelor', true],
    ['Bachelor in Maschinenbau oder eine Weiterbildung zum Techniker', 'bachelor', false],
    ["Titulaire d'un BTS Comptabilité", 'associate', true],
    ['PhD in physics', 'phd', true],
    ['Master en informatique ou équivalent', 'master', false],
    ['Diplom oder Master in Biologie', 'master', true],
    ["A Bachelor's or Master's in engineering, or an HND plus substantial experience", 'bachelor', false],
    ['B.E. / B.Tech / MCA', 'bachelor', true],
    ["Bachelor's degree with 6 years or a Master's with 4 years of practice", 'bachelor', true],
    ["Bachelor's degree (associate degree with 8 years' experience will be considered)", 'bachelor', false],
    ['HS diploma or equivalent', 'highschool', false],
    ['Completed university studies in business', 'bachelor', true],
    ["Bachelor's degree or degree apprenticeship in civil engineering", 'bachelor', true],
    ['Abgeschlossener Master Maschinenbau', 'master', true],
    ['Abgeschlossenes Master-Studium der Chemie', 'master', true],
    ['Formation Master 2 en chimie', 'master', true],
    ['Doctorate in chemistry, or a Master with four years of laboratory experience', 'phd', false],
    ['MSc in geology or a BSc with 5 years in the field', 'master', false],
    ['Master in Chemie oder Bachelor mit 4 Jahren Erfahrung', 'master', false],
    ['PhD in soil science; BSc candidates will be considered', 'phd', false],
    [
      'A baccalaureate degree and one year of field work; or high school graduation and five years of field work',
      'bachelor',
      false,
    ],
    ['Graduation from an accredited four-year college or university', 'bachelor', true],
    ['Ensino médio completo', 'highschool', true],
  ])('%j', (text, level, required) => expect(asked(text)).toEqual({ level, required }))

  it.each(['BSN', "A degree isn't essential, but would be welcome"])('a wish is not required: %j', (text) =>
    expect(asked(text, 'nice')).toEqual({ level: 'bachelor', required: false }),
  )
})

it('is not that of a line which hardly asks, nor of what the work is about', () => {
  const line = { want: 'must', bullet: true, listed: true, opens: '', heading: '' } as const
  const degree = (...lines: Partial<Statement>[]) =>
    degreeAsked(
      lines.map((one) => ({ ...line, text: '', sure: 9000, ...one })),
      wordingOf('en'),
    )?.level
  expect(degree({ text: 'Master in Chemie' }, { text: 'Bachelor nebenher möglich', sure: 500 })).toBe(
    'master',
  )
  expect(degree({ text: 'Bachelor in Chemie', sure: 500 })).toBe('bachelor')
  expect(degree({ text: 'MSc in physics' }, { text: 'Look after the BSc course', want: 'duty' })).toBe(
    'master',
  )
})

it('is what its own language alone calls one', () => {
  const statement = { want: 'must', bullet: true, listed: true, sure: 0, opens: '', heading: '' } as const
  expect(degreeAsked([{ ...statement, text: 'Diploma alberghiero' }], wordingOf('it'))?.level).toBe(
    'highschool',
  )
  expect(degreeAsked([{ ...statement, text: 'Diploma in food safety' }], wordingOf('en'))).toBeNull()
})

describe('no degree', () => {
  it.each([
    'Experience with LLM integration and the OpenAI API',
    'Scrum Master certification',
    'Certified Master Groomer preferred',
    'MCA Master <200 GT or above',
    'Knows the AQA GCSE specification well',
    'Ausbildung als MFA oder Arzthelferin',
    'Abgeschlossene Ausbildung zur MFA',
    'MS Office and MS SQL',
    'Boston, MA',
    'Experience in MSME lending',
    'Lending to MSME or retail customers',
    'Any graduate scheme alumni welcome',
    'Graduate of an MA program',
    'Full driving licence',
    'Diplôme d’État exigé',
    'Master Electrician',
    'No degree required',
    'ovens at 200 degrees Celsius',
    'Med-Surg experience',
    'BS 7671',
    'CompTIA A+ or MS-900',
    'BA wearer',
    'must be able to lift',
    'We hire for skills rather than degrees',
    "Degrees don't impress us",
    "We'll support you through a degree apprenticeship",
    'Degree apprenticeships available',
    'Pas de diplôme requis',
    'a panel that tilts by 21 degrees',
    'an office in Baltimore, MD',
    'AS A MEMBER OF OUR TEAM',
    'chair an AA group',
  ])('in %j', (text) => expect(asked(text)).toBeNull())
})

it.each([
  ["a bachelor's degree in accounting and two years of general ledger", "bachelor's degree in accounting"],
  ['educated to A-level standard, used to Excel', 'A-level standard'],
  ['degree in law and highly skilled in SQL', 'degree in law'],
  ['degree in physics, sound engineering or acoustics', 'degree in physics, sound engineering or acoustics'],
  [
    'degree in aerospace, solid mechanics or fluid dynamics',
    'degree in aerospace, solid mechanics or fluid dynamics',
  ],
  [
    "a master's degree in a quantitative field (e.g., statistics, economics)",
    "master's degree in a quantitative field (e.g., statistics, economics)",
  ],
  [
    "bachelor's degree required in biology, zoology or ecology",
    "bachelor's degree required in biology, zoology or ecology",
  ],
  ["bachelor's degree required, Excel", "bachelor's degree"],
  ['degree in physics, sound knowledge of Python', 'degree in physics'],
  ['degree in physics, strong Python skills', 'degree in physics'],
  ['MSc-level physiology', 'MSc-level physiology'],
  ['PhD-level statistics', 'PhD-level statistics'],
])('the field of a degree ends where the next demand begins: %j', (text, field) => {
  const [from, to] = degreeRegions(text)[0]!
  expect(text.slice(from, to)).toBe(field)
})
