// What people paste: text, or the HTML of a page. One pass, whatever stands in it.

const BLOCK = new Set(
  'p div li ul ol br h1 h2 h3 h4 h5 h6 tr section article header footer dt dd table'.split(' '),
)
const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head'])
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  eacute: 'é',
  uuml: 'ü',
  auml: 'ä',
  ouml: 'ö',
  szlig: 'ß',
  pound: '£',
  euro: '€',
}

export const looksLikeHtml = (text: string): boolean =>
  /<\/(?:p|div|li|ul|h[1-6]|span|body|html|strong|td)>|<br ?\/?>|<!doctype/i.test(text.slice(0, 20_000))

export function plainText(given: string): string {
  const text = given
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '')
  return looksLikeHtml(text) ? withoutTags(text) : text
}

function withoutTags(text: string): string {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open < 0) break
    parts.push(text.slice(at, open))
    const close = text.indexOf('>', open)
    if (close < 0) {
      at = open
      break
    }
    const name = /^\/?([a-z0-9!]*)/i.exec(text.slice(open + 1, open + 20))?.[1]?.toLowerCase() ?? ''
    if (name === 'li' && text[open + 1] !== '/') parts.push('\n• ')
    else if (BLOCK.has(name)) parts.push('\n')
    at = close + 1
    if (HIDDEN.has(name) && text[open + 1] !== '/') {
      const end = text.indexOf(`</${name}`, at)
      at = end < 0 ? text.length : end
    }
  }
  parts.push(text.slice(at))
  return parts
    .join('')
    .replace(/&(#?)(\w{1,8});/g, (whole, number: string, name: string) =>
      number ? characterOf(name, whole) : (ENTITIES[name.toLowerCase()] ?? whole),
    )
}

function characterOf(number: string, whole: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10)
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole
}
