import type { DocumentFacts, Line } from '#shared/schema/document.ts'

// Links whose text is an address itself, but another one: whoever clicks ends up elsewhere, and writes to somebody else.

const SPOTS = 20
const MAIL = /^[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}$/u
const SITE =
  /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,63})(?:\/(\S{0,200}))?(?=\s|$|[?#])/i
/** Fewer are no whole number. */
const DIGITS = 7

interface Address {
  kind: 'mail' | 'phone' | 'site'
  value: string
}

function printedIn(text: string): Address | null {
  if (MAIL.test(text)) return { kind: 'mail', value: text.toLowerCase() }
  if (/^\+?[\d\s().-]+$/.test(text)) {
    const digits = text.replace(/\D/g, '')
    return digits.length < DIGITS ? null : { kind: 'phone', value: digits.slice(-DIGITS) }
  }
  return siteIn(text)
}

/** The host and the path, in small letters. */
function siteIn(text: string): Address | null {
  const [, host, path = ''] = SITE.exec(text) ?? []
  // “Node.JSand” is no address.
  if (host === undefined || (/[A-Z][a-z]*$/.test(host) && /[a-z]/.test(host))) return null
  return {
    kind: 'site',
    value: `${host}/${decoded(path).replaceAll(' ', '')}`.toLowerCase().replace(/[-/.,;:)]{1,9}$/, ''),
  }
}

function targetOf(link: string): Address | null {
  const [, scheme = '', rest = ''] = /^([a-z]+):(?:\/\/)?(.*)$/is.exec(link.trim()) ?? []
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return { kind: 'mail', value: decoded(rest).split('?')[0]?.trim().toLowerCase() ?? '' }
    case 'tel':
      return { kind: 'phone', value: rest.replace(/\D/g, '').slice(-DIGITS) }
    case 'http':
    case 'https':
      return siteIn(rest)
    default:
      return null
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a link leads to another address of the kind that its text is. */
export function leadsElsewhere(text: string, link: string): boolean {
  const [printed, target] = [printedIn(text.replace(/^[\s:;,|]+/, '').trim()), targetOf(link)]
  if (printed === null || target === null || printed.kind !== target.kind) return false
  return printed.kind === 'site' ? !isPartOf(printed.value, target.value) : target.value !== printed.value
}

/** A printed site may be cut short, or be what a break of the line left for the next: “engine.git/”, “quill.example.com” of “ada-quill.example.com”. */
const isPartOf = (printed: string, target: string): boolean =>
  target.startsWith(printed) ||
  target.endsWith(`-${printed}`) ||
  (target.endsWith(printed) && target.includes('/') && target.indexOf('/') < target.length - printed.length)

/** What one link lies over may be set in several runs. */
function linkedIn({ runs }: Line): { text: string; target: string }[] {
  const linked: { text: string; target: string }[] = []
  for (const { text, link: target = '' } of runs) {
    const last = linked.at(-1)
    if (last?.target === target) last.text += text
    else linked.push({ text, target })
  }
  return linked
}

export const linkMismatches = (lines: readonly Line[]): DocumentFacts['linkMismatches'] =>
  lines
    .flatMap((line) => linkedIn(line).map(({ text, target }) => ({ line, text: text.trim(), target })))
    .filter(({ text, target }) => leadsElsewhere(text, target))
    .slice(0, SPOTS)
    .map(({ line, text, target }) => ({ page: line.page, line: line.number, text, target }))
