import { dateRanges } from '#shared/text/dates.ts'
import { mostOf } from '../extent.ts'
import { isCapitals, type Prepared } from '../prepared.ts'

// Lines for tests as one writes them: `**bold**`, `_italic_` and `- ` as on a page, fields parted by ` ⇥ `, an indent by blanks in front.

const LETTER_WIDTH = 5
const BLANK_WIDTH = 10
const LEFT = 40

/** An empty row is white above the next line. */
export const printedLines = (rows: string[]): Prepared[] => {
  const made: Prepared[] = []
  let white = false
  for (const [at, row] of rows.entries()) {
    if (row) made.push(printedLine(row, at, white ? 1 : 0.2))
    white = !row
  }
  const right = mostOf(made.map(({ line }) => line.x + line.width))
  return made.map((line) => ({ ...line, room: right - line.line.x - line.line.width }))
}

const printedLine = (row: string, at: number, gap: number): Prepared => {
  const [, blanks, dash, content] = /^( *)(- )?(.*)$/.exec(row)!
  const x = LEFT + BLANK_WIDTH * blanks!.length
  const runs = content!
    .split(/(\*\*[^*]+\*\*|_[^_]+_| ⇥ )/)
    .filter(Boolean)
    .map((piece) => ({
      text: piece.replace(/^\*\*|\*\*$|^_|_$/g, '').replace(' ⇥ ', '\t'),
      bold: piece.startsWith('**'),
      italic: piece.startsWith('_'),
      x: 0,
      size: 10,
      font: 'Serif',
    }))
  let end = x
  for (const run of runs) {
    run.x = end
    end += run.text === '\t' ? 100 : run.text.length * LETTER_WIDTH
  }
  const words = runs.filter(({ text }) => text !== '\t')
  const fields = runs
    .map(({ text }) => text)
    .join('')
    .split('\t')
  const text = fields.join(' ')
  const bold = words[0]!.bold
  return {
    text,
    fields,
    gap,
    style: `10.0${bold ? 'b' : ''}${words[0]!.italic ? 'i' : ''}|Serif`,
    caps: isCapitals(text),
    dated: dateRanges(fields.join('\t')).length > 0,
    indent: x,
    hidden: false,
    line: {
      text: fields.join('\t'),
      number: at + 1,
      page: 1,
      column: 0,
      x,
      y: at * 12,
      width: end - x,
      height: 10,
      size: 10,
      bold,
      runs: words,
      ...(dash ? { bullet: '•' } : {}),
    },
  } as unknown as Prepared
}
