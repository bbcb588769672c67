import type { Segment } from '#shared/jobs/posting/signs.ts'
import { table } from '../../lists.ts'

/** A posting whose lines are told apart. */
export interface Document {
  id: string
  segments: Segment[]
  /** Of each line: what it opens, when it is a heading. */
  opens: (string | null)[]
  /** Of each line: the class of each of its sentences. */
  classes: string[][]
  /** What was put in where something is asked. */
  asked?: readonly string[]
}

/** One sentence: `#` a heading, `-` an item, `.` another line; a `+` goes on with the line above. */
export interface Row {
  mark: string
  is: string
  text: string
}

export function documentOf(id: string, rows: readonly Row[]): Document {
  const segments: { text: string; bullet: boolean; sentences: string[] }[] = []
  const opens: (string | null)[] = []
  const classes: string[][] = []
  for (const { mark, is, text } of rows) {
    const last = segments.at(-1)
    if (mark.endsWith('+') && last && opens.at(-1) === null) {
      last.text += `. ${text}`
      last.sentences.push(text)
      classes.at(-1)!.push(is)
      continue
    }
    segments.push({ text, bullet: mark.startsWith('-'), sentences: [text] })
    opens.push(mark === '#' ? is : null)
    classes.push([is])
  }
  return { id, segments, opens, classes }
}

/** The postings of a table of sentences: id, mark, class, text. */
export function documentsOf(path: string): Document[] {
  const rows = new Map<string, Row[]>()
  for (const [id = '', mark = '', is = '', text = ''] of table(path)) {
    const own = rows.get(id) ?? []
    own.push({ mark, is, text })
    rows.set(id, own)
  }
  return [...rows].map(([id, own]) => documentOf(id, own))
}

/** The same posting as it looks where the signs of its items were lost. */
export const withoutBullets = (document: Document): Document => ({
  ...document,
  segments: document.segments.map((segment) => ({ ...segment, bullet: false })),
})
