import { webAddress } from '#shared/export/links.ts'
import { PROSE } from '#shared/export/said.ts'
import type { Resume, SectionLine } from '#shared/schema/resume.ts'
import { isSafeLink, type Piece, piecesOf, plainOf, richOf } from '#shared/schema/rich-text.ts'

// What was bold, italic or a link within a text is so in the draft, where it is sure which words those are.

type Link = Resume['links'][number]
type Mark = Omit<Piece, 'text'>
/** By the places in all prose. */
interface Marked extends Mark {
  from: number
  to: number
}

/** A letter or two could be part of any word. */
const TELLING = 3
/** Parts two texts; no text holds it. */
const END = '\f'

/** A link over words that stand nowhere, or in places of which nobody knows the right one, is listed. */
export function withMarkedText<T extends object>(
  said: T,
  links: Link[],
  { head, sections }: Pick<Resume, 'head' | 'sections'>,
): { said: T; rest: Link[] } {
  const texts: string[] = []
  // Where the prose of each list ends.
  const ends = Object.entries(said).map(([key, list]) => {
    const note = (text: string): string => {
      texts.push(plainOf(text))
      return text
    }
    mapProse(list, note, key)
    return texts.join(END).length
  })
  const prose = texts.join(END)
  const marked = [head, ...sections.map(({ lines }) => lines)].flatMap((lines) => setMarks(lines, prose))
  const rest: Link[] = []
  const overWords = new Map<string, Link[]>()
  for (const link of links) overWords.set(wordsOf(link), [...(overWords.get(wordsOf(link)) ?? []), link])
  for (const [words, same] of overWords) {
    const urls = [...new Set(same.map(({ url }) => webAddress(url) ?? url))]
    const isNamed = words.length >= TELLING && !webAddress(words) && urls.every(isSafeLink)
    const places = isNamed ? placesOf(prose, words) : []
    const isInOne = new Set(places.map((place) => ends.find((end) => place < end))).size === 1
    // `here` as often as there are links of that name, in one list: each is its own, in the order of the page. Over words
    // that stand once is the first of several.
    const areSure = isInOne && (places.length === 1 || places.length === urls.length)
    for (const [at, from] of (areSure ? places : []).entries())
      marked.push({ from, to: from + words.length, link: urls[at] ?? '' })
    const set = areSure ? urls.slice(0, places.length) : []
    rest.push(...same.filter(({ url }) => !set.includes(webAddress(url) ?? url)))
  }
  let at = 0
  const change = (text: string): string => {
    const [from, to] = [at, at + plainOf(text).length]
    at = to + END.length
    const own = marked.filter((one) => one.from >= from && one.to <= to)
    return own.length === 0
      ? text
      : richOf(
          own.reduce(
            (pieces, one) => withMark(pieces, { ...one, from: one.from - from, to: one.to - from }),
            piecesOf(text),
          ),
        )
  }
  return { said: mapProse(said, change) as T, rest: links.filter((link) => rest.includes(link)) }
}

const wordsOf = ({ text }: Link): string => text.replace(/^[\s,;:|(]+|[\s,;:|).]+$/g, '')

function mapProse(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return PROSE.has(key) ? change(value) : value
  if (Array.isArray(value)) return value.map((one) => mapProse(one, change, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapProse(one, change, name)]))
}

function placesOf(prose: string, words: string): number[] {
  const places: number[] = []
  for (let at = prose.indexOf(words); at >= 0; at = prose.indexOf(words, at + words.length)) places.push(at)
  return places
}

function withMark(pieces: Piece[], { from, to, ...mark }: Marked): Piece[] {
  let at = 0
  return pieces.flatMap((piece) => {
    const start = Math.max(0, from - at)
    const end = Math.max(0, to - at)
    at += piece.text.length
    // Nothing is kept of what is empty: pieces would triple with each mark.
    return [
      { ...piece, text: piece.text.slice(0, start) },
      { ...piece, ...mark, text: piece.text.slice(start, end) },
      { ...piece, text: piece.text.slice(end) },
    ].filter(({ text }) => text !== '')
  })
}

/** Where a paragraph begins, behind the sign of a list. */
const STARTS = /(?<=^|[\n\f])(?:- )?/g
const ENDS = new Set(['', '\n', END])

/** Of the lines of a section, where each stands once only as a paragraph does, or goes on with the line above it. */
function setMarks(lines: SectionLine[], prose: string): Marked[] {
  const found: Marked[] = []
  if (!lines.some(({ marks }) => marks)) return found
  const starts = [...prose.matchAll(STARTS)].map(({ index, 0: sign }) => index + sign.length)
  let open: number | undefined
  for (const [at, { text, marks = [] }] of lines.entries()) {
    const ends = (place: number): boolean => {
      const end = endOf(prose, text, place)
      return (
        end > 0 &&
        (ENDS.has(prose.charAt(end)) || endOf(prose, lines[at + 1]?.text ?? END, nextIn(prose, end)) > 0)
      )
    }
    const places = (open === undefined ? starts : [open]).filter(ends)
    const [place] = places.length === 1 ? places : []
    const end = place === undefined ? -1 : endOf(prose, text, place)
    open = ENDS.has(prose.charAt(end)) ? undefined : nextIn(prose, end)
    if (place === undefined) continue
    for (const { from, to, ...mark } of marks) found.push({ ...mark, from: place + from, to: place + to })
  }
  return passages(found, prose, starts)
}

const nextIn = (prose: string, end: number): number => end + Number(prose.charAt(end) === ' ')

/** Behind a line that stands there; the hyphen of a broken word is gone. */
function endOf(prose: string, text: string, at: number): number {
  const broken = text.replace(/[-‐\u00ad]$/u, '')
  const said = [text, broken].find((one) => prose.startsWith(one, at))
  return said ? at + said.length : -1
}

/** Words of a line and the next are one passage; what a whole paragraph is set in is the print of such texts there. */
const passages = (marks: Marked[], prose: string, starts: number[]): Marked[] =>
  (['bold', 'italic'] as const).flatMap((print) => {
    const joined: Marked[] = []
    for (const { from, to } of marks.filter((mark) => mark[print]).sort((a, b) => a.from - b.from)) {
      const last = joined.at(-1)
      if (last && /^ *$/.test(prose.slice(last.to, from))) last.to = to
      else joined.push({ from, to, [print]: true })
    }
    return joined.filter(
      ({ from, to }) =>
        /[\p{L}\p{N}]/u.test(prose.slice(from, to)) && !(starts.includes(from) && ENDS.has(prose.charAt(to))),
    )
  })
