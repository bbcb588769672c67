import { webAddress } from '#shared/export/links.ts'
import { PROSE } from '#shared/export/said.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { isSafeLink, piecesOf, plainOf, richOf } from '#shared/schema/rich-text.ts'

// A link over words of a sentence stays with these words; one that stands nowhere, or in two places, is listed.

type Link = Resume['links'][number]

/** A letter or two could be part of any word. */
const TELLING = 3

export function withLinkedText<T>(said: T, links: Link[]): { said: T; rest: Link[] } {
  const rest: Link[] = []
  let linked = said
  for (const link of links) {
    const words = link.text.replace(/^[\s,;:|(]+|[\s,;:|).]+$/g, '')
    const url = webAddress(link.url) ?? link.url
    const isNamed = words.length >= TELLING && !webAddress(words) && isSafeLink(url)
    if (isNamed && timesIn(linked, words) === 1)
      linked = mapProse(linked, (text) => marked(text, words, url)) as T
    else rest.push(link)
  }
  return { said: linked, rest }
}

function mapProse(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return PROSE.has(key) ? change(value) : value
  if (Array.isArray(value)) return value.map((one) => mapProse(one, change, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapProse(one, change, name)]))
}

function timesIn(said: unknown, words: string): number {
  let times = 0
  mapProse(said, (text) => {
    times += plainOf(text).split(words).length - 1
    return text
  })
  return times
}

const marked = (text: string, words: string, link: string): string =>
  text.includes(words)
    ? richOf(
        piecesOf(text).flatMap((piece) => {
          const at = piece.text.indexOf(words)
          if (at < 0) return [piece]
          const [before, after] = [piece.text.slice(0, at), piece.text.slice(at + words.length)]
          return [
            { ...piece, text: before },
            { ...piece, text: words, link },
            { ...piece, text: after },
          ]
        }),
      )
    : text
