import { lastMonth } from '#shared/schema/months.ts'
import type { Subject } from './subject.ts'

/** So many months after the last degree somebody is still a graduate. */
const FRESH_MONTHS = 24

const endsOf = ({ resume, now }: Pick<Subject, 'resume' | 'now'>): number[] =>
  resume.education.flatMap((e) => {
    const end = lastMonth(e.endDate) ?? (e.graduationYear === undefined ? null : e.graduationYear * 12 + 11)
    if (end !== null) return [end]
    return e.startDate !== '' ? [now] : []
  })

/** 0 where nobody knows when the last degree was finished. */
export function monthsSinceStudy(subject: Pick<Subject, 'resume' | 'now'>): number {
  const ends = endsOf(subject)
  return ends.length === 0 ? 0 : subject.now - Math.max(...ends)
}

/** Whose last degree is under way, or was finished at the end of what the resume tells: study is what they have to show. */
export function isFreshFromStudy({
  resume,
  positions,
  now,
}: Pick<Subject, 'resume' | 'positions' | 'now'>): boolean {
  const ends = endsOf({ resume, now })
  if (ends.length === 0) return false
  const told = Math.max(...positions.map(({ end }) => end ?? 0), 0)
  const latest = told === 0 ? now : Math.min(now, told)
  return Math.max(...ends) > latest - FRESH_MONTHS
}
