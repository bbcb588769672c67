import { richBulletsOf } from '#shared/export/plain.ts'
import { plainText, richOfHtml } from './html-text.ts'

// Reads what another program wrote, whatever shape it has: what is not as expected is taken where it is plain what is
// meant, and else as not there.

export type Loose = Record<string, unknown>

export const isLoose = (given: unknown): given is Loose =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

export const looseOf = (given: unknown): Loose => (isLoose(given) ? given : {})

/** An entry or a section that its owner keeps off the page. */
export const isHidden = (one: Loose): boolean => one.hidden === true || one.visible === false

/** Fields in which an object keeps its text: `{ label, url }`, `{ "Label": … }`. */
const TEXT_FIELDS = ['label', 'Label', 'href', 'url', 'content', 'value', 'Contact', '#text']

export const textOf = (given: unknown): string => readText(given, plainText)

/** The same with its marks of bold, italic and links. */
export const richTextOf = (given: unknown): string => readText(given, richOfHtml)

function readText(given: unknown, read: (text: string) => string): string {
  if (typeof given === 'string') return read(given)
  if (typeof given === 'number') return String(given)
  if (given instanceof Date) return given.toISOString().slice(0, 10)
  if (!isLoose(given)) return ''
  return (
    TEXT_FIELDS.map((field) => given[field])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => readText(value, read))
      .find(Boolean) ?? ''
  )
}

/** The first field that says something. */
export const pick = (entry: Loose, ...names: string[]): string =>
  names.map((name) => textOf(entry[name])).find(Boolean) ?? ''

/** Texts of a list; one without its brackets is one. */
export const textsOf = (given: unknown): string[] =>
  (Array.isArray(given) ? given.flat(3) : [given]).map(textOf).filter(Boolean)

/** Entries of a list: an entry that is nothing takes no other along, a text is an entry with a name. */
export function entriesOf(given: unknown): Loose[] {
  const list = Array.isArray(given) ? given : isLoose(given) ? [given] : []
  return list.flatMap((one) => {
    if (isLoose(one)) return [one]
    return typeof one === 'string' && one.trim() ? [{ name: one, title: one, language: one }] : []
  })
}

/** Bullets that lost their line breaks on the way. */
export const BULLET_WITHIN = /\s+[•●▪◦‣]\s+/

/** Lines of several fields with their marks, in their order and without the signs of bullets. */
export const linesIn = (entry: Loose, ...names: string[]): string =>
  names
    .flatMap((name) => (Array.isArray(entry[name]) ? entry[name].flat(3) : [entry[name]]))
    .flatMap((value) => richTextOf(value).split(BULLET_WITHIN))
    .flatMap(richBulletsOf)
    .join('\n')
