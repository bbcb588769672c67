// Advice only: nothing is refused for being weak.

const CHECKS: { hint: string; holds: (password: string) => boolean }[] = [
  { hint: 'At least 8 characters', holds: (p) => p.length >= 8 },
  { hint: 'At least one lowercase letter', holds: (p) => /\p{Ll}/u.test(p) },
  { hint: 'At least one uppercase letter', holds: (p) => /\p{Lu}/u.test(p) },
  { hint: 'At least one number', holds: (p) => /\d/.test(p) },
  { hint: 'At least one special character', holds: (p) => /[^\p{L}\p{N}\s]/u.test(p) },
]

export const STRENGTH_MAX = CHECKS.length

export interface Strength {
  score: number
  label: 'Weak' | 'Fair' | 'Good' | 'Strong'
  /** What is missing. */
  hints: string[]
}

const LABELS: Strength['label'][] = ['Weak', 'Weak', 'Weak', 'Fair', 'Good', 'Strong']

export function strengthOf(password: string): Strength {
  const hints = CHECKS.filter(({ holds }) => !holds(password)).map(({ hint }) => hint)
  const score = STRENGTH_MAX - hints.length
  return { score, label: LABELS[score] ?? 'Weak', hints }
}
