import { withTablesAsLists } from './tables.ts'

// What people paste: text, or the HTML of a page. One pass, whatever stands in it.

const BLOCK = new Set(
  'p div li ul ol br h1 h2 h3 h4 h5 h6 tr section article header footer dt dd table'.split(' '),
)
const HIDDEN = new Set('script style noscript template svg head nav footer aside select button'.split(' '))
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
  laquo: '«',
  raquo: '»',
  hellip: '…',
  szlig: 'ß',
  pound: '£',
  euro: '€',
  reg: '®',
  trade: '™',
  copy: '©',
  deg: '°',
  shy: '',
}
/** `&eacute;` is an e with an acute accent. */
const ACCENTED = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring)$/i
const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
}

const looksLikeHtml = (text: string): boolean =>
  /<\/(?:p|div|li|ul|h[1-6]|span|body|html|strong|td)>|<br ?\/?>|<!doctype/i.test(text.slice(0, 20_000))

export function plainText(given: string): string {
  const text = given
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '')
    .replace(/(?<=\p{L})[’ʼ](?=\p{L})/gu, "'")
    // 'IR(ME)R': a bracket within a word.
    .replace(/(?<=\p{Lu})\((\p{Lu}{1,3})\)(?=\p{Lu})/gu, '$1')
  const decoded = looksLikeHtml(text) ? text : withoutEntities(text)
  const page = looksLikeHtml(decoded) ? withoutEntities(withoutTags(fromHeading(decoded))) : decoded
  return spoken(fewBlanks(withTablesAsLists(page)))
}

/** More blanks or empty lines in a row say no more, and no expression behind this one has to be fast with them. */
const fewBlanks = (text: string): string =>
  text.replace(/([^\S\n]{3})[^\S\n]+/g, '$1').replace(/(\n[^\S\n]{0,3}\n)(?:[^\S\n]{0,3}\n)+/g, '$1')

const SHOUTED_SHARE = 0.7
const SHOUTED_LEAST = 120

/** A text that is all capitals says nothing by them: its lines are read as if they were written plainly. */
function spoken(text: string): string {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0
  if (upper < SHOUTED_LEAST) return text
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0
  if (upper < (upper + lower) * SHOUTED_SHARE) return text
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/\p{Lu}{2,}/gu, (word) =>
          word.length < SHORT_WORD && !SMALL.has(word) ? word : word.toLowerCase(),
        )
        .replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, first: string) => before + first.toUpperCase()),
    )
    .join('\n')
}
/** Shorter ones may be abbreviations, unless they are these. */
const SHORT_WORD = 4
const SMALL = new Set(
  'A AN AND ARE AS AT BE BY CAN DO FOR GET HAS HAVE IF IN IS IT MAY MUST NEW NO NOT OF OFF ON OR OUR OUT OWN PAY PER THE TO TOP UP US WE WHO WITH YOU DAY DAYS JOB ALL ANY LB LBS MIN MON TUE WED THU FRI SAT SUN YRS YR TWO ONE SIX TEN DIE DER DAS UND MIT'.split(
    ' ',
  ),
)

function withoutTags(text: string): string {
  // As long as the text, which toLowerCase() of all of it need not be.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const parts: string[] = []
  const cells = new Cells(parts)
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
    const closes = text[open + 1] === '/'
    if (name === 'td' || name === 'th') cells.cell(closes)
    else if (name === 'tr' && cells.row(closes)) {
      // Its line is said.
    } else if (BLOCK.has(name)) {
      cells.broken()
      parts.push(name === 'li' && !closes ? '\n• ' : '\n')
    }
    at = close + 1
    if (HIDDEN.has(name) && !closes) {
      const end = lower.indexOf(`</${name}`, at)
      at = end < 0 ? text.length : end
    }
  }
  parts.push(text.slice(at))
  return parts.join('')
}

/** The rows of a table of plain cells are lines with tabs; cells that hold paragraphs or lists are texts of their own. */
class Cells {
  readonly #parts: string[]
  /** Where the parts of the open cell begin. */
  #from = -1
  /** Behind the last plain cell, or where its row begins. */
  #end = -1
  #count = 0

  constructor(parts: string[]) {
    this.#parts = parts
  }

  cell(closes: boolean) {
    this.#close()
    if (closes) {
      if (this.#end < 0 && this.#parts.at(-1)?.trim()) this.#parts.push('\n')
      return
    }
    if (this.#takeBack() && this.#count > 0) this.#parts.push('\t')
    this.#from = this.#parts.length
  }

  /** True when the line break of the row is written already, or is written by the next. */
  row(closes: boolean): boolean {
    this.#close()
    const several = this.#count > 1
    if (closes) return several
    this.#count = 0
    if (!several || !this.#takeBack()) return false
    this.#parts.push('\n')
    this.#end = this.#parts.length
    return true
  }

  broken() {
    this.#from = -1
    this.#end = -1
    this.#count = 0
  }

  #close() {
    if (this.#from < 0) return
    this.#parts.push(this.#parts.splice(this.#from).join('').trim().replace(/\s+/g, ' '))
    this.#end = this.#parts.length
    this.#from = -1
    this.#count++
  }

  /** Blanks between cells and rows are none of the text. */
  #takeBack(): boolean {
    if (this.#end < 0 || this.#parts.slice(this.#end).some((part) => part.trim() !== '')) return false
    this.#parts.length = this.#end
    return true
  }
}

/** Of a saved page what stands above its main heading is the site's, not the job's. */
function fromHeading(text: string): string {
  const at = text.search(/<h1[\s>]/i)
  return at > 0 && /<body[\s>]/i.test(text.slice(0, at)) ? text.slice(at) : text
}

const withoutEntities = (text: string): string =>
  text.replace(/&(#?)(\w{1,8});/g, (whole, number: string, name: string) =>
    number ? characterOf(name, whole) : (ENTITIES[name.toLowerCase()] ?? accented(name) ?? whole),
  )

function accented(name: string): string | undefined {
  const [, letter, accent] = ACCENTED.exec(name) ?? []
  return letter && accent ? `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize('NFC') : undefined
}

function characterOf(number: string, whole: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10)
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole
}
