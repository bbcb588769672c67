import { t } from './texts.ts'

// Advice only: nothing is refused for being weak.

const checks: () => { hint: string; holds: (password: string) => boolean }[] = () => [
  { hint: t.atLeast8Characters, holds: (p) => p.length >= 8 },
  { hint: t.atLeastOneLowercaseLetter, holds: (p) => /\p{Ll}/u.test(p) },
  { hint: t.atLeastOneUppercaseLetter, holds: (p) => /\p{Lu}/u.test(p) },
  { hint: t.atLeastOneNumber, holds: (p) => /\d/.test(p) },
  { hint: t.atLeastOneSpecialCharacter, holds: (p) => /[^\p{L}\p{N}\s]/u.test(p) },
]

export const STRENGTH_MAX = checks().length

interface Strength {
  score: number
  label: string
  /** What is missing. */
  hints: string[]
}

const labels: () => Strength['label'][] = () => [t.weak, t.weak, t.weak, t.fair, t.good, t.strong]

export function strengthOf(password: string): Strength {
  const hints = checks()
    .filter(({ holds }) => !holds(password))
    .map(({ hint }) => hint)
  const score = STRENGTH_MAX - hints.length
  return { score, label: labels()[score] ?? t.weak, hints }
}
