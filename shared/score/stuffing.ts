import type { Resume } from '#shared/schema/resume.ts'

/** Long lists exist (an academic's methods, an engineer's thirty years); nobody has a hundred skills worth naming. */
export const SKILLS_MOST = 80
/** The same word so often, and in so much of the text, is there for a machine. */
const REPEATS_MOST = 25
const REPEATS_SHARE = 0.08

/** Whether the resume holds keywords for their own sake. */
export function isStuffed(resume: Resume): boolean {
  return resume.skills.length > SKILLS_MOST || repeatedSkill(resume) !== ''
}

/** A listed skill named over and over in the text; '' when there is none. */
export function repeatedSkill(resume: Resume): string {
  const counts = new Map<string, number>()
  let words = 0
  for (const e of [...resume.experience, ...resume.projects])
    for (const bullet of e.bullets)
      for (const word of bullet.toLowerCase().split(/[\s,;]+/)) {
        words++
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
  for (const { name } of resume.skills) {
    const n = counts.get(name.toLowerCase()) ?? 0
    if (n > REPEATS_MOST && n > words * REPEATS_SHARE) return name
  }
  return ''
}
