import { groupsOf } from '#shared/lists.ts'
import type { Run } from '#shared/schema/document.ts'
import { inFields, type Prepared } from '../prepared.ts'
import { isLevel, RATING } from '../words/levels.ts'

// **Languages** Go, Python **Tools** Git: labels told from their lists by nothing but their print, and read as if a colon stood behind each.

const SIGN = /[,;，、|•·]/
const NO_LABEL = /[,;:：、，]/
const LONGEST = 40
/** So many labels over lists show that what is alone behind such print is a list as well. */
const LABELS = 2

interface Piece {
  text: string
  bold: boolean
  runs: Run[]
}

/** The line in pieces of one weight, where it is of one field. */
const piecesOf = ({ line, text, fields }: Prepared): Piece[] => {
  const runs = line.runs.filter((run) => run.text.trim())
  if (fields.length > 1 || !runs.some(({ bold }) => bold)) return []
  const groups = groupsOf(runs, (run, [first]) => run.bold === first.bold)
  const pieces: Piece[] = []
  let from = 0
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1]?.[0]?.text.trim()
    const until = next === undefined ? text.length : text.indexOf(next, from + 1)
    if (until < 0) return []
    pieces.push({ text: text.slice(from, until).trim(), bold: group[0]?.bold === true, runs: group })
    from = until
  }
  return pieces
}

/** A piece in bold between whole names, and what it may be the label of. */
const isLabel = (pieces: Piece[], at: number): boolean => {
  const [before, own, list] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  return (
    own?.bold === true &&
    list !== undefined &&
    own.text.length < LONGEST &&
    !NO_LABEL.test(own.text) &&
    /^[\p{L}\p{N}]/u.test(list.text) &&
    !isLevel(list.text) &&
    !RATING.test(list.text) &&
    !(before && /[^\p{L}\p{N})+#]$/u.test(before.text))
  )
}

/** The line parted before each label. */
const parted = (line: Prepared, isOver: (list: string) => boolean): Prepared[] => {
  const pieces = piecesOf(line)
  const labels = new Set(
    pieces.filter((_piece, at) => isLabel(pieces, at) && isOver(pieces[at + 1]?.text ?? '')),
  )
  if (labels.size === 0) return [line]
  return groupsOf(pieces, (piece) => !labels.has(piece)).map((group, at) => {
    const [first, ...rest] = group
    const list = rest.map(({ text }) => text).join(' ')
    const text = labels.has(first) ? `${first.text}: ${list}` : [first.text, list].filter(Boolean).join(' ')
    const own = inFields(line, [text])
    const runs = group.flatMap((piece) => piece.runs)
    return { ...own, gap: at === 0 ? line.gap : 0, line: { ...own.line, runs } }
  })
}

export const withBoldLabels = (lines: Prepared[]): Prepared[] => {
  const isList = (list: string): boolean => SIGN.test(list)
  const led = lines.map(piecesOf).filter((pieces) => isLabel(pieces, 0))
  const lists = led.filter((pieces) => isList(pieces[1]?.text ?? '')).length
  const areAll = lists >= LABELS && lists * 2 >= led.length
  return lines.flatMap((line) => parted(line, areAll ? () => true : isList))
}
