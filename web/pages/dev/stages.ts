import { createReader } from '#shared/read/read.ts'
import type { Page } from '#shared/schema/document.ts'
import { entryLines } from '#shared/structure/entry-lines.ts'
import { structure, type Trace } from '#shared/structure/structure.ts'
import { pdfEngine } from '#web/worker/pdf-engine.ts'

/** A line as the stages saw it. */
export interface StagedLine {
  number: number
  page: number
  column: number
  box: { x: number; y: number; width: number; height: number }
  text: string
  /** The kind of section it heads; empty for all others. */
  heading: string
  /** What it is within its section's entries. */
  role: string
  section: string
}

export interface Stages {
  pages: Omit<Page, 'lines'>[]
  lines: StagedLine[]
}

const reader = createReader({ pdf: pdfEngine })

export const stagesOf = async (bytes: Uint8Array, name: string, password?: string): Promise<Stages> => {
  const document = await reader.read(bytes, name, { password })
  let trace: Trace | undefined
  structure(document, [], (seen) => {
    trace = seen
  })
  if (!trace) throw new Error('The pipeline showed none of its stages.')
  return { pages: document.pages, lines: linesOf(trace) }
}

const linesOf = ({ lines, headings, parted }: Trace): StagedLine[] => {
  const kinds = new Map(headings.map(({ at, kind }) => [at, kind]))
  const roles = new Map<number, { role: string; section: string }>()
  for (const section of parted.sections)
    for (const { line, role } of entryLines(section.lines))
      roles.set(line.line.number, { role, section: section.kind })
  return lines.map(({ line, text }, at) => ({
    number: line.number,
    page: line.page,
    column: line.column,
    box: { x: line.x, y: line.y, width: line.width, height: line.height },
    text,
    heading: kinds.get(at) ?? '',
    role: roles.get(line.number)?.role ?? '',
    section: roles.get(line.number)?.section ?? '',
  }))
}
