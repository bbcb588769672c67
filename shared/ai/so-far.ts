import type { Resume } from '#shared/schema/resume.ts'
import { type AiAnswer, answerSoFar, type Claim } from './answer.ts'
import { isQuoted } from './ground.ts'
import { factChanges, invents } from './guard.ts'

export type ClaimReader = (text: string) => Pick<AiAnswer, 'strengths' | 'weaknesses'>

/**
 * What can be shown while a model still writes: the claims that are complete, quote the resume, and have no number or
 * name of their own. What is kept in the end is judged anew, and more strictly. Each claim is judged once: a model
 * writes in many small steps.
 */
export function claimReader(resume: Resume): ClaimReader {
  const lines = resume.sections.flatMap((section) => section.lines.map((line) => line.text))
  const whole = lines.join('\n')
  const judged = new Map<string, boolean>()
  const isShown = (claim: Claim) => {
    const key = `${claim.quote}\n${claim.text}`
    const known =
      judged.get(key) ??
      (isQuoted(claim, lines) && !invents(factChanges(whole, claim.text, { skillsIn: () => [] })))
    judged.set(key, known)
    return known
  }
  return (text) => {
    const { strengths, weaknesses } = answerSoFar(text)
    return { strengths: strengths.filter(isShown), weaknesses: weaknesses.filter(isShown) }
  }
}
