import type { Page, RecognizedFacts } from '#shared/schema/document.ts'
import type { RecognizedPage } from './read-page.ts'

/** A word below this is wrong about as often as it is right. */
const UNSURE_BELOW = 0.7
const UNSURE_KEPT = 400

/** What was recognized, and which words a person had better look at. */
export const recognizedFacts = (
  found: ReadonlyMap<{ number: number }, RecognizedPage>,
  pages: Page[],
): { recognized?: RecognizedFacts } => {
  if (found.size === 0) return {}
  const numbers = new Set([...found.keys()].map(({ number }) => number))
  let sum = 0
  let letters = 0
  for (const page of found.values()) {
    const count = page.segments.reduce((total, { text }) => total + text.length, 0)
    sum += page.confidence * count
    letters += count
  }
  const unsure = pages
    .flatMap((page) => page.lines)
    .flatMap((line) =>
      line.runs.flatMap(({ text, confidence }, run) =>
        confidence !== undefined && confidence < UNSURE_BELOW && /[\p{L}\p{N}]/u.test(text)
          ? [{ page: line.page, line: line.number, run, text: text.trim(), confidence }]
          : [],
      ),
    )
  return {
    recognized: {
      pages: [...numbers],
      confidence: letters === 0 ? 0 : Math.round((100 * sum) / letters) / 100,
      unsure: unsure.slice(0, UNSURE_KEPT),
    },
  }
}
