import { dateRanges } from '#shared/text/dates.ts'
import { tellsContact } from './headline.ts'
import { kindByContent } from './joint/kind.ts'
import type { Parted } from './sections.ts'
import { unheadedSummary } from './unheaded-summary.ts'

// Posts, or studies, that follow the name and the contact, or a summary, and that nobody gave a heading.

const HEADED = new Set(['experience', 'education'])

export const withUnheadedWork = ({ head, sections }: Parted): Parted => {
  const first = head.findIndex(({ fields }) => dateRanges(fields.join('\t')).some(({ range }) => range))
  if (first < 0) return { head, sections }
  const summary = new Set(unheadedSummary(head, new Set()).map(({ line }) => line.number))
  const from =
    head.slice(0, first).findLastIndex((line) => tellsContact(line) || summary.has(line.line.number)) + 1
  const lines = head.slice(from).filter(({ line: { part } }) => part === 'body')
  const [at] = lines
  if (from === 0 || !at) return { head, sections }
  const kinds = new Set(sections.map(({ kind }) => kind))
  const kind = kindByContent('other', '', lines)
  return HEADED.has(kind) && !kinds.has(kind)
    ? {
        head: head.filter((line) => !lines.includes(line)),
        sections: [{ kind, heading: '', at, lines }, ...sections],
      }
    : { head, sections }
}
