import type { Requirement } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { proofOf } from './find.ts'
import type { Line } from './lines.ts'
import type { Room } from './rooms.ts'

export const SKILL_KINDS: ReadonlySet<Requirement['kind']> = new Set(['hard', 'soft', 'tool'])

/** A requirement with the lines that show it, the newest work first. */
export interface Shown extends Requirement {
  showing?: readonly Line[]
}

/**
 * Each skill by the newest line that has room for it. One that other lines show as well makes room for one that only
 * this line shows; what is required is placed first. What finds no room is only named.
 */
export function shareLines(
  found: readonly Shown[],
  resume: Resume,
  roomOf: (line: Line) => Room,
): Requirement[] {
  const shownIn = new Map<string, Map<Shown, Line>>()
  const place = (one: Shown, tried: Set<string>): boolean => {
    for (const line of one.showing ?? []) {
      const { place: where, most } = roomOf(line)
      if (tried.has(line.path)) continue
      tried.add(line.path)
      const others = shownIn.get(where) ?? new Map<Shown, Line>()
      shownIn.set(where, others)
      if (others.size >= most) {
        const moved = [...others.keys()].find((other) => place(other, tried))
        if (!moved) continue
        others.delete(moved)
      }
      others.set(one, line)
      return true
    }
    return false
  }
  const byNeed = [...found].sort((a, b) => Number(b.must) - Number(a.must) || b.weight - a.weight)
  for (const one of byNeed) if (SKILL_KINDS.has(one.kind)) place(one, new Set())
  const lines = new Map([...shownIn.values()].flatMap((placed) => [...placed]))
  return found.map((one) => {
    const { showing = [], ...requirement } = one
    const line = lines.get(one)
    if (line) return { ...requirement, proof: proofOf(line, resume) }
    return SKILL_KINDS.has(one.kind) && showing.length > 0
      ? { ...requirement, status: 'listed' as const }
      : requirement
  })
}
