import { joinTexts } from '../join-texts.ts'
import type { Prepared } from '../prepared.ts'
import { edgeOfField } from '../whole-heads.ts'

// A list may stand beside the head of its entry: `Harbour Kitchen ⇥ • ⇥ Prepared the cold` over `2014 – now ⇥ dishes`.
// A mark of a list in the middle of a line opens a column in which no name stands.

const MARK = /^[•·▪■●◦‣○]$/u
const SAME_EDGE = 6

const markIn = ({ fields, line }: Prepared): number =>
  line.bullet === undefined ? fields.findIndex((field, at) => at > 0 && MARK.test(field)) : -1

const part = (line: Prepared, from: number, to: number): Prepared => {
  const fields = line.fields.slice(from, to)
  return { ...line, fields, text: fields.join(' ') }
}

/** The same lines, with what stands in the column of the list below what stands beside it. */
export const withoutSideItems = (lines: Prepared[]): Prepared[] => {
  if (lines.every((line) => markIn(line) < 0)) return lines
  const out: Prepared[] = []
  let items: Prepared[] = []
  let edge: number | undefined
  const close = (): void => {
    out.push(...items)
    items = []
    edge = undefined
  }
  for (const line of lines) {
    const mark = markIn(line)
    const last = line.fields.length - 1
    if (mark > 0 && mark < last) {
      if (items.length === 0) edge = edgeOfField(line, mark + 1)
      out.push(part(line, 0, mark))
      items.push({
        ...part(line, mark + 1, last + 1),
        line: { ...line.line, bullet: line.fields[mark] ?? '' },
      })
    } else if (edge !== undefined && last > 0 && isAt(edge, edgeOfField(line, last))) {
      const item = items.at(-1)
      const text = joinTexts(item?.text ?? '', line.fields[last] ?? '')
      if (item) items[items.length - 1] = { ...item, text, fields: [text] }
      out.push(part(line, 0, last))
    } else if (edge !== undefined && line.line.bullet !== undefined) items.push(line)
    else {
      close()
      out.push(line)
    }
  }
  close()
  return out
}

const isAt = (edge: number, x: number | undefined): boolean =>
  x !== undefined && Math.abs(x - edge) < SAME_EDGE
