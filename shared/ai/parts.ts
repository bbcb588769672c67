import type { Resume } from '#shared/schema/resume.ts'
import { tokensIn } from './tokens.ts'

// A resume in parts that fit the model's window: whole sections where they fit, runs of lines where they do not.

export interface Part {
  heading: string
  lines: string[]
}

const MAX_LINE = 600

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

export function partsOf(resume: Resume, budget: number): Part[] {
  const parts: Part[] = []
  let current: Part = { heading: '', lines: [] }
  let used = 0
  const close = () => {
    if (current.lines.length > 0) parts.push(current)
    current = { heading: '', lines: [] }
    used = 0
  }
  for (const block of blocksOf(resume)) {
    const size = block.lines.reduce((sum, line) => sum + tokensIn(line) + 2, 0)
    if (used > 0 && used + size > budget) close()
    current.heading = current.heading ? `${current.heading}, ${block.heading}` : block.heading
    for (const line of block.lines.map((text) => text.slice(0, MAX_LINE))) {
      const cost = tokensIn(line) + 2
      if (used > 0 && used + cost > budget) {
        close()
        current.heading = block.heading
      }
      current.lines.push(line)
      used += cost
    }
  }
  close()
  return parts
}
