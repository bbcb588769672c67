import { expect, test } from 'vitest'
import { emptyResume, type Section } from '#shared/schema/resume.ts'
import { otherPersonIn } from './other-person.ts'

const OWN = 'mira.holt@example.com'

/** Each text is `kind: line | line`; a line after `//` begins a page. */
function read(...texts: string[]) {
  let page = 1
  let line = 2
  const sections = texts.map((text): Section => {
    const [, kind, rest] = text.match(/^(\w+): (.*)$/) ?? []
    const at = { page, line: line++ }
    const lines = (rest ?? '').split(/(?= \| | \/\/ )/).map((one) => {
      if (one.startsWith(' // ')) page++
      return { text: one.replace(/^ (?:\||\/\/) /, ''), page, line: line++, bullet: false }
    })
    return { kind: kind as Section['kind'], heading: kind ?? '', ...at, lines }
  })
  return {
    ...emptyResume(),
    name: 'Mira Holt',
    personalInfo: { ...emptyResume().personalInfo, email: OWN },
    sections,
  }
}
const HOLT = ['experience: Baker, Rye & Co | 2019 – 2022', 'education: Trade school, 2018']
const second = (head: string) => [...HOLT, `skills: Sourdough ${head}`]
const FOSS = ['experience: Welder, Keel Yard', 'education: Apprenticeship, 2011', 'skills: MIG']

test.each([
  ['a name and an address', '// Per Foss | per.foss@example.org · +47 22 00 00 00'],
  ['a line above the name', '// Curriculum vitae | Per Foss | Welder | per.foss@example.org'],
  ['letters of another script', '// Ольга Крылова | olga.krylova@пример.рф'],
])('two people are told by %s at the head of a page', (_, head) => {
  expect(otherPersonIn(read(...second(head), ...FOSS))).toContain('@')
})

test('a second one without a section of skills is told too', () => {
  expect(otherPersonIn(read(...second('// Per Foss | per.foss@example.org'), ...FOSS.slice(0, 2)))).toBe(
    'per.foss@example.org',
  )
})

test.each([
  ['the same person in a second language', [...second(`// Mira Holt | ${OWN}`), ...FOSS]],
  ['the same address in capitals', [...second(`// Mira Holt | ${OWN.toUpperCase()}`), ...FOSS]],
  ['referees on a page of their own', [...HOLT, 'references: // Per Foss | per.foss@example.org']],
  ['a referee, and one more section of work', [...second('// Per Foss | per.foss@example.org'), FOSS[0]!]],
  ['an address in the middle of a page', [...second('| Per Foss | per.foss@example.org'), ...FOSS]],
  [
    'an address at the foot of the second page',
    [...second(`// ${'More · | '.repeat(7)}per.foss@example.org`), ...FOSS],
  ],
  ['a second page without an address', [...second('// Per Foss'), ...FOSS]],
])('%s is no second person', (_, texts) => {
  expect(otherPersonIn(read(...texts))).toBe('')
})
