import { entryLines } from '#shared/structure/entry-lines.ts'
import type { Trace } from '#shared/structure/structure.ts'
import { t } from './texts.ts'

/** Lines, columns, headings and entries as the pipeline saw them. */
export const traceText = (trace: Trace | undefined): string => {
  if (!trace) return `${t.noStages}\n`
  const written: string[] = []
  const out = { write: (text: string) => written.push(text) }
  const headings = new Map(trace.headings.map((heading) => [heading.at, heading]))
  out.write('-- lines: number, page/column, x,y, size, style, white above\n')
  for (const [at, { line, fields, gap, style }] of trace.lines.entries()) {
    const heading = headings.get(at)
    const place = `p${line.page}c${line.column} ${Math.round(line.x)},${Math.round(line.y)}`
    const marks = `${line.bullet === undefined ? '' : `(${line.bullet}) `}${line.part === 'body' ? '' : `[${line.part}] `}`
    out.write(
      `${String(line.number).padStart(4)} ${place.padEnd(14)} ${style.padEnd(22)} ${gap.toFixed(1).padStart(4)}  ${marks}${fields.join(' ⇥ ')}${heading ? `   ◀ ${heading.kind}` : ''}\n`,
    )
  }
  for (const section of trace.parted.sections) {
    out.write(`-- ${section.kind}: ${section.heading}\n`)
    for (const { line, role, dates, fields } of entryLines(section.lines)) {
      const found = dates.map((range) => `${range.start}…${range.current ? 'present' : range.end}`).join(' ')
      out.write(
        `  ${String(line.line.number).padStart(4)} ${role.padEnd(6)} ${found.padEnd(18)} ${fields
          .map((field) => field.text)
          .join(' ¦ ')
          .slice(0, 120)}\n`,
      )
    }
  }
  return written.join('')
}
