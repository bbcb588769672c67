import type { Resume } from '#shared/schema/resume.ts'
import { answerSoFar } from './answer.ts'
import { isQuoted } from './ground.ts'
import { factChanges, invents } from './guard.ts'

/**
 * The claims that can be shown while a model still writes: complete, quoting the resume, and with no number or name of
 * their own. What is kept in the end is judged anew, and more strictly.
 */
export function claimsSoFar(text: string, resume: Resume): string[] {
  const { strengths, weaknesses } = answerSoFar(text)
  const lines = resume.sections.flatMap((section) => section.lines.map((line) => line.text))
  const whole = lines.join('\n')
  return [...strengths, ...weaknesses]
    .filter((claim) => isQuoted(claim, lines))
    .filter((claim) => !invents(factChanges(whole, claim.text, { skillsIn: () => [] })))
    .map((claim) => claim.text)
}
