import { expect, test } from 'vitest'
import { emptyResume } from '#shared/schema/resume.ts'
import { claimReader } from './so-far.ts'

const LINES = ['Cut food waste by a third', 'Responsible for the cold station']
const resume = {
  ...emptyResume(),
  sections: [
    {
      kind: 'experience' as const,
      heading: 'Experience',
      page: 1,
      line: 1,
      lines: LINES.map((text, at) => ({ text, page: 1, line: at + 2, bullet: true })),
    },
  ],
}
const answer = JSON.stringify({
  strengths: [
    { quote: LINES[0], text: 'It says what changed.' },
    { quote: LINES[0], text: 'Google would like that.' },
    { quote: 'Won three stars', text: 'Impressive.' },
  ],
  weaknesses: [{ quote: LINES[1], text: 'It names a duty.' }],
  recommendations: [],
})

test('a claim is shown from its last sign on, and never one that the resume does not bear', () => {
  const read = claimReader(resume)
  const shown = Array.from({ length: answer.length + 1 }, (_, at) => {
    const { strengths, weaknesses } = read(answer.slice(0, at))
    return [...strengths, ...weaknesses].map(({ text }) => text)
  })
  const changes = shown.filter((texts, at) => texts.length !== shown[at - 1]?.length)
  expect(changes).toEqual([[], ['It says what changed.'], ['It says what changed.', 'It names a duty.']])
  const first = shown.findIndex((texts) => texts.length === 1)
  expect(answer.slice(0, first).endsWith('It says what changed."}')).toBe(true)
})
