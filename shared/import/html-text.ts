import { type Piece, plainOf, richOf } from '#shared/schema/rich-text.ts'

// Rich text as other programs keep it, in HTML → lines with our marks of bold, italic and links.

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|\w+);/i
const TAG = /<(\/?)([a-z][a-z\d]{0,15})\b([^<>]{0,2000})>/gi
const BLOCKS = new Set('p li h1 h2 h3 h4 h5 h6 div ul ol tr br blockquote'.split(' '))
const BOLD = new Set(['b', 'strong'])
const ITALIC = new Set(['i', 'em'])

export function richOfHtml(text: string): string {
  if (!MARKUP.test(text)) return text.trim()
  const pieces: Piece[] = []
  let [bold, italic, link, from] = [false, false, '', 0]
  const put = (said: string) => {
    if (said)
      pieces.push({
        text: withoutEntities(said),
        ...(bold ? { bold } : {}),
        ...(italic ? { italic } : {}),
        ...(link ? { link } : {}),
      })
  }
  for (const tag of text.matchAll(TAG)) {
    put(text.slice(from, tag.index))
    from = tag.index + tag[0].length
    const [, slash, given = '', attributes = ''] = tag
    const [name, opens] = [given.toLowerCase(), slash === '']
    if (BLOCKS.has(name)) pieces.push({ text: '\n' })
    else if (BOLD.has(name)) bold = opens
    else if (ITALIC.has(name)) italic = opens
    else if (name === 'a') link = opens ? hrefIn(attributes) : ''
  }
  put(text.slice(from))
  return richOf(pieces)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** The same without its marks. */
export const plainText = (text: string): string =>
  MARKUP.test(text) ? plainOf(richOfHtml(text)) : text.trim()

const hrefIn = (attributes: string): string =>
  withoutEntities(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? '')

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) =>
    name
      ? (NAMED[String(name).toLowerCase()] ?? whole)
      : signOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

const signOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
