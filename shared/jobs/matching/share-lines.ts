import type { Requirement } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { proofOf } from './find.ts'
import type { Line } from './lines.ts'

/** One bullet is one deed: it can show a handful of skills, not all that a job asks. */
export const SHOWN_BY_ONE_LINE = 5
export const SKILL_KINDS: ReadonlySet<Requirement['kind']> = new Set(['hard', 'soft', 'tool', 'certificate'])

/** A requirement with the lines of the work that show it, the newest first. */
export interface Shown extends Requirement {
  working?: readonly Line[]
}

/**
 * Each skill by the newest line that has room for it. One that other lines show as well makes room for one that only
 * this line shows; what is required is placed first.
 */
export function shareLines(found: readonly Shown[], resume: Resume): Requirement[] {
  const shownBy = new Map<Line['path'], Set<Shown>>()
  const place = (one: Shown, tried: Set<string>): boolean => {
    for (const { path } of one.working ?? []) {
      if (tried.has(path)) continue
      tried.add(path)
      const others = shownBy.get(path) ?? new Set()
      shownBy.set(path, others)
      if (others.size === SHOWN_BY_ONE_LINE) {
        const moved = [...others].find((other) => place(other, tried))
        if (!moved) continue
        others.delete(moved)
      }
      others.add(one)
      return true
    }
    return false
  }
  const byNeed = [...found].sort((a, b) => Number(b.must) - Number(a.must) || b.weight - a.weight)
  for (const one of byNeed) if (SKILL_KINDS.has(one.kind)) place(one, new Set())
  return found.map((one) => {
    const { working = [], ...requirement } = one
    const line = working.find(({ path }) => shownBy.get(path)?.has(one))
    return line ? { ...requirement, proof: proofOf(line, resume) } : requirement
  })
}
