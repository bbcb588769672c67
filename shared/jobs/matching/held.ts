import type { Lexicon } from '../text/lexicon.ts'
import type { Evidence } from './evidence.ts'
import { linesFor, meant } from './find.ts'

/** A skill that some line of work shows, under whatever name: 'K8s' where a bullet says Kubernetes. */
export function showsAtWork(name: string, evidence: Evidence, lexicon: Lexicon): boolean {
  const skill = meant(name, lexicon)
  if (skill.skill < 0) return false
  return linesFor(skill, { evidence, lexicon }).some((at) => evidence.lines[at]!.strength === 'work')
}

/** A licence is held, not shown by work. */
export const isCertificate = (name: string, lexicon: Lexicon): boolean =>
  meant(name, lexicon).kind === 'certificate'

/** Whether the text at this path of the resume names a certificate. */
export const namesCertificate = (path: string, { lines, bySkill }: Evidence, { skills }: Lexicon): boolean =>
  [...bySkill].some(
    ([skill, at]) => skills[skill]!.kind === 'certificate' && at.some((line) => lines[line]!.path === path),
  )
