import { expect, test } from 'vitest'
import type { AnalysisResult, Check, Evidence } from '#shared/schema/analysis.ts'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { type Finding, findingsOf, linesOfFindings } from './findings.ts'

const LINES: [number, string, boolean][] = [
  [7, 'Led the move of 58 clinics to one booking sys-', true],
  [8, 'tem, which halved the time patients wait', false],
  [9, 'and was copied by two other regions.', false],
  [10, 'Trained 40 nurses.', true],
]
const resume: Resume = {
  ...emptyResume(),
  head: [{ text: 'Ada Quill', page: 1, line: 1, bullet: false }],
  sections: [
    {
      kind: 'experience',
      heading: 'Experience',
      page: 1,
      line: 6,
      lines: LINES.map(([line, text, bullet]) => ({ line, text, bullet, page: 1 })),
    },
  ],
}
const at = (line: number, text: string): Evidence => ({ line, text, page: 1, path: '', fix: '' })
const finding = (...evidence: Evidence[]): Finding => ({ number: 3, check: { evidence } as Check })
const linesOf = (...evidence: Evidence[]) => [
  ...(linesOfFindings([finding(...evidence)], resume).get(3) ?? []),
]

test.each<[string, Evidence, number[]]>([
  [
    'a bullet covers every line it was broken into, hyphens or not',
    at(
      7,
      'Led the move of 58 clinics to one booking system, which halved the time patients wait and was copied by two other regions.',
    ),
    [7, 8, 9],
  ],
  ['a quote that ends earlier covers no more', at(7, 'Led the move of 58 clinics to one booking sys-'), [7]],
  [
    'the next bullet is another one, whatever is quoted',
    at(9, 'and was copied by two other regions. Trained 40 nurses.'),
    [9],
  ],
  ['a line of the head', at(1, 'Ada Quill'), [1]],
  ['a line nobody read is where it is', at(44, 'Page 2'), [44]],
  ['what has no place has no line', at(0, 'Nothing'), []],
])('%s', (_, evidence, lines) => {
  expect(linesOf(evidence)).toEqual(lines)
})

test('a finding of two places covers both', () => {
  expect(linesOf(at(10, 'Trained 40 nurses.'), at(1, 'Ada Quill'))).toEqual([10, 1])
})

const check = (id: string, group: string, gain: number, more: Partial<Check> = {}): Check =>
  ({ id, group, gain, status: 'fail', fix: `Fix ${id}`, advice: false, evidence: [], ...more }) as Check
const numbered = (...checks: Check[]) =>
  findingsOf({ checks, notices: [] as AnalysisResult['notices'] } as AnalysisResult).map(
    ({ number, check }) => `${number} ${check.id}`,
  )

test.each<[string, Check[], string[]]>([
  [
    'what to fix first by its worth, then each group as the list shows them',
    [
      check('years', 'education', 2),
      check('tools', 'skills', 4),
      check('numbers', 'experience', 9),
      check('cliches', 'summary', 1),
      check('verbs', 'experience', 7),
      check('margins', 'format', 5),
    ],
    ['1 numbers', '2 verbs', '3 margins', '4 cliches', '5 tools', '6 years'],
  ],
  [
    'within a group by worth, advice last',
    [
      ...['a', 'b', 'c'].map((id) => check(id, 'contact', 9)),
      check('soft', 'skills', 0, { advice: true }),
      check('count', 'skills', 1),
      check('levels', 'skills', 3),
    ],
    ['1 a', '2 b', '3 c', '4 levels', '5 count', '6 soft'],
  ],
  [
    'a doubt about our own reading before all, and what only is advice is not fixed first',
    [
      check('grade', 'education', 0, { advice: true }),
      check('dates', 'format', 3),
      check('may-be-misread', 'format', 0, { advice: true }),
    ],
    ['1 may-be-misread', '2 dates', '3 grade'],
  ],
])('findings are numbered as they are read: %s', (_, checks, expected) => {
  expect(numbered(...checks)).toEqual(expected)
})
