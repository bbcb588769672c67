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
  roomsOf: (line: Line) => readonly Room[],
): Requirement[] {
  const lines = new Map<Shown, Line>()
  const within = (where: string): Shown[] =>
    [...lines].flatMap(([one, line]) => (roomsOf(line).some(({ place }) => place === where) ? [one] : []))
  /** Whoever makes room for another goes where that room is not, and comes back to none. */
  const place = (one: Shown, tried: Set<Shown | string>, left = ''): boolean => {
    tried.add(one)
    for (const line of one.showing ?? []) {
      const rooms = roomsOf(line)
      if (tried.has(line.path) || rooms.some((room) => room.place === left)) continue
      tried.add(line.path)
      const hasRoom = rooms.every(({ place: where, most }) => {
        const others = within(where)
        return others.length < most || others.some((other) => !tried.has(other) && place(other, tried, where))
      })
      if (!hasRoom) continue
      lines.set(one, line)
      return true
    }
    return false
  }
  const byNeed = [...found].sort((a, b) => Number(b.must) - Number(a.must) || b.weight - a.weight)
  for (const one of byNeed) if (SKILL_KINDS.has(one.kind)) place(one, new Set())
  return found.map((one) => {
    const { showing = [], ...requirement } = one
    const line = lines.get(one)
    if (line) return { ...requirement, proof: proofOf(line, resume) }
    return SKILL_KINDS.has(one.kind) && showing.length > 0
      ? { ...requirement, status: 'listed' as const }
      : requirement
  })
}
