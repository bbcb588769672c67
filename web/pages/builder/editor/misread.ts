import type { ReadBackDifference } from '#web/worker/protocol.ts'

const LONGEST_QUOTE = 60

/** A text that is shown to be recognized, not to be read. */
export function clipped(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST_QUOTE
    ? `${letters
        .slice(0, LONGEST_QUOTE - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** A text that was read in another field differs in two of them: it is told where it was written. */
export function toldOnce(differences: readonly ReadBackDifference[]): ReadBackDifference[] {
  const written = differences.map(({ wrote }) => wrote).filter(Boolean)
  return differences.filter(
    ({ wrote, read }) => wrote !== '' || !written.some((text) => text.includes(read) || read.includes(text)),
  )
}
