import type { Run } from '#shared/schema/document.ts'
import type { TextMark } from '#shared/schema/resume.ts'
import type { Prepared } from './prepared.ts'

/** Where a line is bold or italic; nowhere, if its text was put together otherwise than it was set. */
export function marksOf({ line, text }: Prepared): TextMark[] {
  if (!line.runs.some(({ bold, italic }) => bold || italic)) return []
  const set = line.runs.flatMap((run) => inkOf(run.text).map(({ letter }) => ({ letter, run })))
  const ink = inkOf(text)
  // The sign of a list may be the first of what is set.
  const own = set.slice(-ink.length)
  if (ink.some(({ letter }, at) => letter !== own[at]?.letter)) return []
  const marks: TextMark[] = []
  let last: Run | undefined
  for (const [at, { from, letter }] of ink.entries()) {
    const run = own[at]?.run
    const isOpen = run?.bold === last?.bold && run?.italic === last?.italic
    const open = isOpen ? marks.at(-1) : undefined
    last = run
    if (!run?.bold && !run?.italic) continue
    const to = from + letter.length
    if (open) open.to = to
    else
      marks.push({ from, to, ...(run.bold ? { bold: true } : {}), ...(run.italic ? { italic: true } : {}) })
  }
  return marks
}

const inkOf = (text: string): { from: number; letter: string }[] =>
  [...text.matchAll(/\S/gu)].map(({ index, 0: letter }) => ({ from: index, letter }))
