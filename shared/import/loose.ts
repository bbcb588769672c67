// Reads what another program wrote, whatever shape it has: what is not as expected is taken where it is plain what is
// meant, and else as not there.

export type Loose = Record<string, unknown>

export const isLoose = (given: unknown): given is Loose =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

export const looseOf = (given: unknown): Loose => (isLoose(given) ? given : {})

/** Fields in which an object keeps its text: `{ label, url }`, `{ "Label": … }`. */
const TEXT_FIELDS = ['label', 'Label', 'href', 'url', 'content', 'value', 'Contact', '#text']

export function textOf(given: unknown): string {
  if (typeof given === 'string') return plainText(given)
  if (typeof given === 'number') return String(given)
  if (given instanceof Date) return given.toISOString().slice(0, 10)
  if (!isLoose(given)) return ''
  return (
    TEXT_FIELDS.map((field) => given[field])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(textOf)
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

/** Lines of several fields, in their order. */
export const linesIn = (entry: Loose, ...names: string[]): string =>
  names
    .flatMap((name) => textsOf(entry[name]))
    .flatMap((text) => text.split(/\r?\n/))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const BREAKS = /<\/(?:p|li|h[1-6]|div|ul|ol|tr)>|<br\s*\/?>/gi
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi

/** Rich text as lines, without its marks. */
export function plainText(text: string): string {
  if (!/<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|\w+);/i.test(text)) return text.trim()
  return text
    .replace(BREAKS, '\n')
    .replace(TAG, '')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) =>
      name
        ? (NAMED[String(name).toLowerCase()] ?? whole)
        : signOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

const signOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
