import { itemAt } from '#shared/lists.ts'
import type { Document } from '#shared/schema/document.ts'
import { mostOf } from './extent.ts'
import type { Prepared } from './prepared.ts'

// Web addresses: as printed, and as the file links them. One address in two shapes is one link.

interface FoundLink {
  url: string
  text: string
  line: Prepared | undefined
}

const TLD =
  'com|org|net|io|dev|me|co|ai|app|edu|gov|info|biz|tech|page|site|online|name|pro|blog|design|studio|works|work|art|xyz|cloud|eu|de|at|ch|fr|be|nl|es|pt|it|uk|ie|us|ca|mx|br|ar|cl|cn|tw|hk|jp|kr|in|sg|au|nz|za|ng|gh|ke|se|no|dk|fi|pl|cz|hu|ro|gr|tr|ru|ua|il|vn|th|ph|my|id|link|codes|engineer|cv|space|tv|gg|inc|example|test|ly|gl|be|rs|so|sh|to|im|is|li|lu|ee|lt|lv|sk|si|hr|bg|md'
const URL_TEXT = new RegExp(
  `(?<![\\p{L}\\p{N}@.]-{0,3})(?:https?:\\/\\/[^\\s<>"“”|,;]{3,300}|www\\.[^\\s<>"“”|,;]{3,300}|(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.){1,5}(?:${TLD})(?![\\p{L}\\p{N}])(?:\\/[^\\s<>"“”|,;]{0,300})?)(?!@)`,
  'giu',
)
/** `Node.js`, `ASP.NET`, `Socket.io`: technology, not addresses. */
const TECHNOLOGY =
  /^(?:[\w]+\.(?:js|net|py|rb|cs|ts)|socket\.io|asp\.net|vb\.net|ml\.net|ado\.net|b\.tech|m\.tech|draw\.io|booking\.com|amazon\.com|monday\.com|salesforce\.com|make\.com|ph\.d|power\.bi|stratio\.io|github\.io|render\.com|fly\.io|heroku\.com|[a-z]\.[a-z]{1,3})\/?$/i
/** `linkedin.com /in/ada-quill`: no word begins with a slash. */
const BROKEN_PATH = /(\.[a-z]{2,10}) (?=\/[\w-]{1,40}(?:\/|\s|$))/gi
/** In points, lines that begin at one edge. */
const SAME_EDGE = 3
const TRAILING = /(?<![).,;:'’])[).,;:'’]+$/

/** What makes two spellings of an address one. */
const linkKey = (url: string): string =>
  url
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?<!\/)\/+$/, '')

const isWeb = (url: string): boolean =>
  !/^(?:mailto|tel|sms|file|javascript):/i.test(url) && !/^[^/]*@/.test(url.replace(/^https?:\/\//i, ''))

/** Lines that tell of work, where a bare host is whose it may be. */
const NOWHERE: ReadonlySet<Prepared> = new Set()

export const printedLinks = (lines: Prepared[], mayTell = NOWHERE): FoundLink[] => {
  const found: FoundLink[] = []
  for (const [at, line] of lines.entries()) {
    if (!/\.[\p{L}\p{N}]|:\/\//u.test(line.text)) continue
    const text = line.text.replace(BROKEN_PATH, '$1')
    for (const match of text.matchAll(URL_TEXT)) {
      let url = match[0].replace(TRAILING, '')
      if (TECHNOLOGY.test(url) || text[match.index + match[0].length] === '@') continue
      if (match.index === 0 && isRestOfEmail(url, lines, at)) continue
      const printedFirst = /^(?:https?:|www\.)/i.test(url)
      if (!printedFirst && !url.includes('/') && (mayTell.has(line) || !isPlainHost(url, line))) continue
      if (match.index + match[0].length >= text.length - 1) {
        const rest = restOf(match[0], lines, at)
        if (rest) url = match[0] + rest
      }
      if (url === match[0]) url += pathBelow(line, url, lines[at + 1])
      found.push({ url, text: url, line })
    }
  }
  return found
}

/** `www.example.org` over `/in/vale`: no word begins with a slash, whatever stands beside both. */
const pathBelow = ({ fields }: Prepared, url: string, below: Prepared | undefined): string => {
  const isNear = below !== undefined && below.gap < LINE_GAP
  const path = (isNear && below.fields[fields.findIndex((field) => field.endsWith(url))]) || ''
  return path.startsWith('/') && PATH.test(path.slice(1)) ? path : ''
}

/** What an address may go on with, and its name in brackets: `fernquist-8b1b4a12 (LinkedIn)`. */
const REST = /^([\w.~%/?#=&+-]+)(?:\s+\([^()]{2,40}\))?$/
/** Letters and hyphens alone could be a word of the next line. */
const PATH = /^[\w%.-]+(?:\/[\w%.-]*)*$/
const LINE_GAP = 0.8
/** Points: what goes on with a line is not set otherwise. */
const SAME_SIZE = 1

/** A narrow column breaks an address after a slash or hyphen, or anywhere where it has neither, more than once if need be. */
const restOf = (broken: string, lines: Prepared[], at: number): string => {
  let rest = ''
  for (let to = at + 1; to < lines.length; to += 1) {
    const more = partOf(broken + rest, lines, to)
    rest += more
    if (more !== itemAt(lines, to).text) break
  }
  return rest
}

const partOf = (broken: string, lines: Prepared[], at: number): string => {
  const { text, gap, line } = itemAt(lines, at)
  const { size } = itemAt(lines, at - 1).line
  const rest = gap < LINE_GAP && Math.abs(line.size - size) < SAME_SIZE ? (REST.exec(text)?.[1] ?? '') : ''
  if (!rest || (/[/-]$/.test(broken) && PATH.test(text))) return rest
  const isNamed = rest !== text
  const isWhole = !broken.includes('/') || WHOLE_ADDRESS.test(rest)
  const letters = /[/-]$/.test(broken) ? rest.length : ROOM
  const isPart = isNamed || LIKE_PATH.test(rest)
  return isPart && !isWhole && !hasRoom(itemAt(lines, at - 1), lines, at, letters) ? rest : ''
}
/** No word looks so: `n/ada-vale-`, `vale-8b1b4a12`. */
const LIKE_PATH = /^(?=.*\p{L})(?=.*[/\d_-]).*$/u

const WHOLE_ADDRESS = new RegExp(`^(?:https?:|www\\.|(?:[\\w-]{1,63}\\.){1,5}(?:${TLD})(?:/|$))`, 'i')

const EMAIL_AT_END = /[\w.+-]@[\w.-]*$/
const ENDS_IN_TLD = new RegExp(`\\.(?:${TLD})$`, 'i')
const SURELY_LINK = /\/|^www\./i

/** A narrow column breaks `name@example.org` in its host, now and then behind what could be its end: `name@example.co` / `m.sg`. */
const isRestOfEmail = (url: string, lines: Prepared[], at: number): boolean => {
  const above = lines[at - 1]
  if (!above || !EMAIL_AT_END.test(above.text)) return false
  const last = above.text.slice(above.text.lastIndexOf(' ') + 1).toLowerCase()
  if (!ENDS_IN_TLD.test(last)) return true
  // The address above ends with this very host.
  if (last.endsWith(`@${url.toLowerCase()}`)) return false
  const isLinked = above.line.runs.some(
    ({ link }) =>
      link && /^mailto:./i.test(link) && last.endsWith(link.slice('mailto:'.length).toLowerCase()),
  )
  return !isLinked && !SURELY_LINK.test(url) && !KNOWN_HOST.test(url) && !hasRoom(above, lines, at)
}

/** Lines of a cell or box, of which the widest shows how wide it is. */
const AROUND = 3
/** In letters: what is broken anywhere leaves no more white than this. */
const ROOM = 1.5

const hasRoom = (above: Prepared, lines: Prepared[], at: number, letters = ROOM): boolean => {
  const around = lines.slice(Math.max(0, at - 1 - AROUND), at + AROUND).filter(({ line }) => {
    const { page, column, x } = above.line
    return line.page === page && line.column === column && Math.abs(line.x - x) < SAME_EDGE
  })
  const letter = above.line.width / Math.max(1, above.text.length)
  return above.line.width + letters * letter < mostOf(around.map(({ line }) => line.width))
}

/** A bare host is an address when it stands alone or after a label, not in the middle of a sentence; one with capitals, alone. */
const isPlainHost = (url: string, line: Prepared): boolean => {
  const field = line.fields.find((part) => part.includes(url)) ?? line.text
  if (!/^[a-z0-9.-]+$/.test(url)) return field === url
  const words = field.split(/\s+/).length
  return (
    words <= 4 ||
    (/[|·•,:]|\s[–—\u25a0-\u25ff]\s/.test(field) &&
      field.length < 160 &&
      line.line.bullet === undefined &&
      !/[.!?]\s/.test(field))
  )
}

/** Profiles, pages and projects: links of the file first, then printed ones that no link of the file carries. */
export const linksOf = (document: Document, lines: Prepared[], told = NOWHERE): FoundLink[] => {
  const printed = printedLinks(lines, told)
  const annotated: FoundLink[] = []
  const lineOfLink = (url: string): Prepared | undefined =>
    lines.find((line) => line.line.runs.some((run) => run.link === url))
  const targets = [
    ...(document.links ?? []),
    ...lines.flatMap((line) =>
      line.line.runs.flatMap(({ link, text }) =>
        link ? [{ url: link, text: text.trim(), page: line.line.page }] : [],
      ),
    ),
  ]
  for (const { url, text } of targets) {
    if (!isWeb(url) || annotated.some((other) => other.url === url)) continue
    annotated.push({ url: isFuller(text, url) ? text : url, text, line: lineOfLink(url) })
  }
  const out: FoundLink[] = []
  const seen = new Set<string>()
  const add = (link: FoundLink): void => {
    const key = linkKey(link.url)
    if (!key || seen.has(key)) return
    seen.add(key)
    out.push(link)
  }
  for (const link of annotated) add(link)
  for (const link of printed) {
    const key = linkKey(link.url)
    const carried = annotated.some(
      (other) =>
        other.text &&
        linkKey(other.text).includes(key) &&
        linkKey(other.url).includes(key.split('/')[0] ?? ''),
    )
    if (!carried) add(link)
  }
  return out
}

/** A template's link to a host is not the person's page there, which is printed. */
const isFuller = (text: string, url: string): boolean =>
  !/\s/.test(text) &&
  isWeb(text) &&
  linkKey(text).startsWith(`${linkKey(url)}/`) &&
  !linkKey(url).includes('/')

const SERVICES =
  /(?:linkedin|github|gitlab|bitbucket|twitter|x|facebook|instagram|youtube|medium|dribbble|behance|stackoverflow|leetcode|hackerrank|kaggle|orcid|xing|scholar\.google|researchgate|mastodon|t|wa|codepen|dev)\.(?:com|org|io|me|net|to|social)/i

const KNOWN_HOST = new RegExp(`^(?:[\\w-]+\\.)?${SERVICES.source}`, 'i')

export const linkedinOf = (links: FoundLink[]): FoundLink | undefined =>
  links.find((link) => /linkedin\.com|lnkd\.in/i.test(link.url))

const CODE_AND_WORKS = /github|gitlab|behance|dribbble|orcid/

/** Whether an address in the head is taken for the person's website. */
export const isOwnPageOrCode = (url: string): boolean => !SERVICES.test(url) || CODE_AND_WORKS.test(url)

/** A page of their own: none of the known services, and near the contact details. */
export const websiteOf = (links: FoundLink[], head: Set<Prepared>): FoundLink | undefined => {
  const own = links.filter((link) => !SERVICES.test(link.url))
  return (
    own.find((link) => link.line && head.has(link.line)) ??
    links.find((link) => link.line && head.has(link.line) && CODE_AND_WORKS.test(link.url))
  )
}

const ADDRESS = /^(?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:][^\s]*)?$/iu

/** The target of a line that is nothing but an address; one that goes on in the next line has it as its link. */
export const addressOf = (line: Prepared): string | undefined => {
  const text = line.text.trim()
  if (!text || /\s/.test(text) || !isWeb(text)) return undefined
  const links = new Set(line.line.runs.filter((run) => run.text.trim()).map((run) => run.link ?? ''))
  const [link] = links
  if (links.size === 1 && link && /^https?:/i.test(link)) return link
  return ADDRESS.test(text) && text.length > 5 ? text : undefined
}
