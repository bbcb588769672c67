import { type Draft, draft as draftSchema, ENTRIES_MAX, FIELD_MAX, ITEMS_MAX } from '#shared/schema/draft.ts'
import { textsOf } from './covered.ts'

const LISTS_MAX: Record<string, number> = {
  education: ENTRIES_MAX,
  experience: ENTRIES_MAX,
  projects: ENTRIES_MAX,
  skills: ITEMS_MAX,
  extras: ITEMS_MAX,
  links: ENTRIES_MAX,
  references: ENTRIES_MAX,
  sections: ENTRIES_MAX,
  entries: ENTRIES_MAX,
}
/** Of the texts to place: as long as they are together, these hold them. */
const LAST_TEXTS = 100

interface Text {
  section: string
  text: string
}

/** No field of the form is longer, and no list. What goes beyond them is listed, so that a person can place it. */
export function fittingDraft(found: object): Draft {
  const { unplaced = [], layout, ...fields } = found as Record<string, unknown>
  const { titles = {} } = (layout ?? {}) as { titles?: Record<string, string> }
  const beyond: Text[] = []
  const fitted = (part: unknown, key: string, section: string): unknown => {
    if (typeof part === 'string') return firstOf(part, (text) => beyond.push({ section, text }))
    if (Array.isArray(part)) {
      const most = LISTS_MAX[key] ?? part.length
      const text = textsOf(part.slice(most)).join('\n')
      if (text) for (const piece of piecesOf(text)) beyond.push({ section, text: piece })
      return part.slice(0, most).map((one) => fitted(one, '', section))
    }
    if (!part || typeof part !== 'object') return part
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, one]) =>
        one === undefined ? [] : [[name, fitted(one, name, section)]],
      ),
    )
  }
  const body = Object.entries(fields).flatMap(([key, part]) =>
    part === undefined ? [] : [[key, fitted(part, key, titles[key] ?? '')]],
  )
  const once = beyond.filter(({ text }, at) => beyond.findIndex((other) => other.text === text) === at)
  return draftSchema.parse({
    ...Object.fromEntries(body),
    ...(layout ? { layout } : {}),
    unplaced: fewer([...(unplaced as Text[]), ...once]),
  })
}

function firstOf(text: string, rest: (piece: string) => void): string {
  const [first = '', ...further] = piecesOf(text)
  for (const piece of further) rest(piece)
  return first
}

/** Parted between lines, or else between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let left = text
  while (left.length > FIELD_MAX) {
    const piece = beginningOf(left, FIELD_MAX)
    pieces.push(piece)
    left = left.slice(piece.length).trimStart()
  }
  return left || pieces.length === 0 ? [...pieces, left] : pieces
}

/** As many whole lines, or else words, as there is room for. */
export function beginningOf(text: string, room: number): string {
  if (text.length <= room) return text
  const most = text.slice(0, Math.max(room, 0) + 1)
  const end = [most.lastIndexOf('\n'), most.lastIndexOf(' '), room].find((at) => at > 0) ?? 0
  return text.slice(0, end)
}

function fewer(texts: Text[]): Text[] {
  const parted = texts.flatMap((one) => piecesOf(one.text).map((text) => ({ ...one, text })))
  if (parted.length <= ITEMS_MAX) return parted
  const most = ITEMS_MAX - LAST_TEXTS
  const last = piecesOf(
    parted
      .slice(most)
      .map(({ text }) => text)
      .join('\n'),
  )
  return [...parted.slice(0, most), ...last.slice(0, LAST_TEXTS).map((text) => ({ section: '', text }))]
}
