import type { Resume } from '#shared/schema/resume.ts'

// A resume in parts that fit the model's window: whole sections where they fit, runs of lines where they do not.

export interface Part {
  heading: string
  lines: string[]
}

const MAX_LINE = 600
/** A line's end, and its mark in the prompt. */
const LINE_COST = 2

function blocksOf(resume: Resume): Part[] {
  const head = { heading: 'Head of the page', lines: resume.head.map((line) => line.text) }
  const sections = resume.sections.map((s) => ({
    heading: s.heading || s.kind,
    lines: s.lines.map((line) => line.text),
  }))
  // The head is name and contact: nothing to judge, and nothing that a model has to know.
  const written = sections.filter((part) => part.lines.length > 0)
  return written.length > 0 ? written : [head]
}

type Count = (texts: readonly string[]) => Promise<number[]>

/** A line that is larger than a whole part goes in pieces. */
async function piecesOf(lines: readonly string[], budget: number, count: Count) {
  const cut = lines.map((line) => line.slice(0, MAX_LINE))
  const costs = await count(cut)
  const pieces: { text: string; cost: number }[] = []
  for (const [at, text] of cut.entries()) {
    const cost = (costs[at] ?? 0) + LINE_COST
    const many = Math.max(1, Math.ceil(cost / Math.max(budget / 2, 1)))
    const size = Math.ceil(text.length / many)
    for (let from = 0; from < text.length; from += size)
      pieces.push({ text: text.slice(from, from + size), cost: Math.ceil(cost / many) })
  }
  return pieces
}

export async function partsOf(resume: Resume, budget: number, count: Count): Promise<Part[]> {
  const parts: Part[] = []
  let current: Part = { heading: '', lines: [] }
  let used = 0
  const close = () => {
    if (current.lines.length > 0) parts.push(current)
    current = { heading: '', lines: [] }
    used = 0
  }
  for (const block of blocksOf(resume)) {
    const pieces = await piecesOf(block.lines, budget, count)
    const size = pieces.reduce((sum, piece) => sum + piece.cost, 0)
    if (used > 0 && used + size > budget) close()
    current.heading = current.heading ? `${current.heading}, ${block.heading}` : block.heading
    for (const { text, cost } of pieces) {
      if (used > 0 && used + cost > budget) {
        close()
        current.heading = block.heading
      }
      current.lines.push(text)
      used += cost
    }
  }
  close()
  return parts
}

/** For a model that took in less than was reckoned; undefined where nothing can be halved any more. */
export function halvesOf({ heading, lines }: Part): [Part, Part] | undefined {
  const half = (some: string[]): Part => ({ heading, lines: some })
  if (lines.length > 1) {
    const middle = lines.length >> 1
    return [half(lines.slice(0, middle)), half(lines.slice(middle))]
  }
  const [line = ''] = lines
  if (line.length < 80) return undefined
  const middle = line.indexOf(' ', line.length >> 1)
  const at = middle < 0 ? line.length >> 1 : middle
  return [half([line.slice(0, at)]), half([line.slice(at).trim()])]
}
