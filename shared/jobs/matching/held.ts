import { stem } from '#shared/text/stem.ts'
import type { Token } from '#shared/text/tokens.ts'
import type { Lexicon } from '../text/lexicon.ts'
import type { Evidence } from './evidence.ts'
import { linesFor, meant } from './find.ts'

/** A skill that some line of work shows, under whatever name: 'K8s' where a bullet says Kubernetes. */
export function showsAtWork(name: string, evidence: Evidence, lexicon: Lexicon): boolean {
  const isWork = (at: number) => evidence.lines[at]?.strength === 'work'
  const skill = meant(name, lexicon)
  return (
    (skill.skill >= 0 && linesFor(skill, { evidence, lexicon }).some(isWork)) ||
    linesWithAll(skill.words, evidence).some(isWork)
  )
}

/** 'Exam preparation' shows in 'Prepared 58 candidates for ABRSM exams': more than one word, and all in one line. */
function linesWithAll(words: readonly Token[], { byStem }: Evidence): number[] {
  const stems = [...new Set(words.map(({ key }) => stem(key)).filter((root) => root.length > 2))]
  if (stems.length < 2) return []
  const [first = new Set<number>(), ...rest] = stems.map(
    (root) => new Set((byStem.get(root) ?? []).map(([line]) => line)),
  )
  return [...first].filter((line) => rest.every((lines) => lines.has(line)))
}

/** A licence is held, not shown by work. */
export const isCertificate = (name: string, lexicon: Lexicon): boolean =>
  meant(name, lexicon).kind === 'certificate'

/** Whether the text at this path of the resume names a certificate. */
export const namesCertificate = (path: string, { lines, bySkill }: Evidence, { skills }: Lexicon): boolean =>
  [...bySkill].some(
    ([skill, at]) => skills[skill]?.kind === 'certificate' && at.some((line) => lines[line]?.path === path),
  )
