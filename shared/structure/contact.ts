import { lastOf } from '#shared/lists.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { isBeside, type Prepared } from './prepared.ts'

// Email addresses and phone numbers of a text, with the line they stand on.

interface Found {
  text: string
  line: Prepared | undefined
}

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.){1,6}[\p{L}]{2,24}/gu
/** Spelled for protection: `name (at) example.org`. */
const SPELLED_EMAIL =
  /([\p{L}\p{N}_.+-]{1,64})\s?[[({]\s?at\s?[\])}]\s?([\p{L}\p{N}_-]{1,63}(?:(?:\.|\s?[[({]\s?dot\s?[\])}]\s?)[\p{L}\p{N}_-]{1,63}){1,4})/giu
const BROKEN_EMAIL = /^[\w.+-]{1,64}@[\w.-]*-?$/

export const emailsIn = (text: string): string[] => {
  if (!/@|at\s?[\])}]/i.test(text)) return []
  const found = [...text.matchAll(EMAIL)].map(([email]) => clean(email))
  for (const [, user, host = ''] of text.matchAll(SPELLED_EMAIL))
    found.push(`${user}@${host.replace(/\s?[[({]\s?dot\s?[\])}]\s?/gi, '.')}`)
  const closed = found.length > 0 ? text : text.replace(BROKEN_HOST, '$1$2')
  return closed === text ? found : emailsIn(closed)
}

/** `ana@example.c om`: a narrow cell breaks an address within its last word. */
const BROKEN_HOST = /(@[\w.-]{1,80}(?:\.[a-z]?|-)) (?=[a-z])|(@[\w-]{1,63}) (?=\.[a-z]{2,6}(?:\s|$))/

/** `Emailana@…`: a label without a blank behind it is told by its capital. `mailroom@…` is an address. */
const LABEL_BEFORE =
  /^(?:(?:[Ee]-?mail|[Mm]ail|[Cc]orreo|[Cc]ourriel)[:.]|E-?mail|Correo|Courriel)(?=\S{3,}@)/

/** `ana@example.comPhone`: a word that begins with a capital behind small letters is none of the address. */
const ENDS_BEFORE_WORD = /^\p{Ll}{2,24}(?=\p{Lu})/u
const withoutWordBehind = (email: string): string => {
  const from = email.lastIndexOf('.') + 1
  const end = ENDS_BEFORE_WORD.exec(email.slice(from))
  return end ? email.slice(0, from) + end[0] : email
}

const clean = (email: string): string =>
  withoutWordBehind(
    email
      .replace(/\s/g, '')
      .replace(LABEL_BEFORE, '')
      .replace(/^[.'-]+/, '')
      .replace(/[.]$/, ''),
  )

/** An address that a narrow column breaks over two lines is put together. */
export const emailsOf = (lines: Prepared[]): Found[] => {
  const found: Found[] = []
  for (const [at, line] of lines.entries()) {
    if (!/@|\(at\)|\[at\]/i.test(line.text)) continue
    const next = lines[at + 1]
    const here = emailsIn(withUserAbove(line.text, lines[at - 1]))
    const broken = line.text.split(' ').at(-1) ?? ''
    if (
      next &&
      line.line.x <= next.line.x + 40 &&
      BROKEN_EMAIL.test(broken) &&
      !next.fields[0]?.includes('@') &&
      !/\.[a-z]{2,}$/i.test(broken)
    ) {
      const whole = emailsIn(broken + next.text.split(' ')[0])
      if (whole.length) {
        found.push(...whole.map((text) => ({ text, line })))
        continue
      }
    }
    // `minhchau.nguyen@student.example` / `.edu.au`
    const rest =
      next && here.length && line.text.endsWith(lastOf(here))
        ? /^\.[a-z]{2,}(?:\.[a-z]{2,})?(?=\s|$)/i.exec(next.text)?.[0]
        : undefined
    if (rest) here[here.length - 1] += rest
    for (const text of here) found.push({ text, line })
  }
  return found
}

/** `ada_vale` over `@example.org`, `ada.vale.` over `96@example.org`: broken before the sign, or behind one that ends nothing. */
const withUserAbove = (text: string, above: Prepared | undefined): string => {
  const user = text.startsWith('@')
    ? USER_AT_END.exec(above?.text ?? '')?.[0]
    : OPENS_WITH_EMAIL.test(text)
      ? above?.fields.find((field) => OPEN_USER.test(field))
      : undefined
  return (user ?? '') + text
}
const OPENS_WITH_EMAIL = /^[\p{Ll}\p{N}._-]{1,64}@/u
const OPEN_USER = /^[\p{Ll}\p{N}]{2,40}(?:[_-]|[._-][\p{Ll}\p{N}._-]{1,40}[._-])$/u
const USER_AT_END = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{3,64}$/u

/** The addresses that links write to. */
const mailtosOf = (urls: string[]): string[] =>
  urls
    .filter((url) => /^mailto:/i.test(url))
    .flatMap((url) => url.slice(7).replace(/\?.*$/s, '').split(/[,;]/))
    .map((address) => unescaped(address).trim())
    .filter((address) => emailsIn(address)[0] === address)

const unescaped = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * The person's address: the one that is printed, at best in the head. What a link writes to counts where none is printed, and
 * where the page prints just that address, broken by a narrow column: a template's link is not the person's.
 */
export const emailOf = (lines: Prepared[], head: Set<Prepared>, urls: string[]): Found | undefined => {
  const printed = emailsOf(lines)
  const best = printed.find(({ line }) => line && head.has(line)) ?? printed[0]
  const linked = mailtosOf(urls)
  if (!best) return linked[0] === undefined ? undefined : { text: linked[0], line: undefined }
  const whole = linked.find((address) => isBrokenHere(address, best, lines))
  return whole === undefined ? best : { ...best, text: whole }
}

const isBrokenHere = (address: string, { text, line }: Found, lines: Prepared[]): boolean => {
  if (!line || address.length <= text.length) return false
  // Signs that the file's font does not tell stand for the letters before it.
  if (address.endsWith(text) && line.text.includes(`\ufffd${text}`)) return true
  if (!address.startsWith(text) && !address.endsWith(text)) return false
  const at = lines.indexOf(line)
  const around = lines.slice(Math.max(0, at - 1), at + 2).map((near) => near.text.replace(/\s/g, ''))
  return around.join('').toLowerCase().includes(address.toLowerCase())
}

/** Digits with the marks people put between them; 7 to 15 digits make a number. */
const PHONE =
  /(?:(?<![\p{N}@/=_-]|\d,)(?:\(\+?|\+)|(?<![\p{L}\p{N}@/=_-]|\d,)(?:00)?)\s?\d[\d\s().\-–‐‑/]{5,24}\d(?:\s?(?:x|ext\.?|poste|durchwahl)\s?\d{1,5})?(?![\p{L}\p{N}@])/giu
const PHONE_LABEL =
  /(?:phone|tel|telefon|téléphone|telephone|mobile?|mob|cell|fon|handy|móvil|movil|celular|celulare|cellulare|telefone|telemóvel|gsm|whatsapp|contact(?:\s?no)?|điện thoại|sđt)\b\.?|电\s?话|手机|手機|電話|連絡先|携帯|[☎📞✆]/iu
const FAX = /\bfax\b|téléfax|传真|ファックス/iu
const DATES_ONLY =
  /^(?:\(?(?:19|20)\d\d\)?\s?[-–/.]\s?)+\(?(?:19|20)\d\d\)?$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}[./]\d{4}\s?[-–]\s?\d{1,2}[./]\d{4}$|^(?:19|20)\d\d[./-]\d{1,2}(?:[./-]\d{1,2})?(?:\s?[-–]\s?(?:19|20)\d\d[./-]\d{1,2}(?:[./-]\d{1,2})?)?$/

/** One part of a line of contact details: an email, a number, a web address or a piece of one. */
export const isContact = (piece: string): boolean =>
  emailsIn(piece).length > 0 ||
  /\+?\d[\d\s().-]{6,}\d/.test(piece) ||
  /https?:/.test(piece) ||
  (!/\s/.test(piece) && /[/=&?]|.\.\p{L}{2,}(?:#|$)/u.test(piece))

interface FoundPhone extends Found {
  sure: number
}

/** Its addresses are telephone numbers. */
const DIALLED = /^https?:\/\/(?:wa\.me|(?:api|web|www)\.whatsapp\.com)(?:\/|$)/i

/** An address longer than its line may end with a number on the next; a number may also be linked to wherever it is dialled. */
const isInAddress = (number: string, { line }: Prepared): boolean =>
  line.runs.some(({ link = '' }) => /^https?:/i.test(link) && !DIALLED.test(link) && link.includes(number))

/** What a number is, is said this close before it. */
const LOOKED_BACK = 200

/** What stands before a mark between parts says nothing of the part behind it. */
const lastMark = (before: string): number =>
  Math.max(...[' — ', ' – ', ' | ', ' • ', ' · '].map((mark) => before.lastIndexOf(mark)), 0)

/** Nobody has so many numbers; what goes on with them is not looked through. */
const PHONES_MOST = 200

/** `2008-05 – 2008`, `(2023.07 - 2023.09`: two dates, and no other number. */
const isRangeOfDates = (text: string): boolean =>
  dateRanges(text).some(({ range, from, to }) => range && !/\d/.test(text.slice(0, from) + text.slice(to)))

/** `Cédula: 1.090.555.123`: a label or a short word for number that says something else than a telephone. */
const OTHER_LABEL = /(?:\p{L}\s?[:：#]|(?<!\p{L})N[or]?[.º°])\s{0,2}$/u
/** The number that such a label names is a telephone's only where no other is: its label may be in a language nobody lists. */
const LABELLED_OTHERWISE = { costs: 0.45, least: 0.05 }
/** `+1 (809) 555-0123 / (829) 555-0101` are two, and so are `050 555 0163 / 06 55501274`; `0171 / 5550123` is one. */
const AGAIN =
  /\s\/\s(?=[+(])|(?<=\d(?:[\s().-]{0,2}\d){6})\s?(?:\/|\s[–-](?=\s))\s?(?=\(?\d(?:[\s().-]{0,2}\d){6})/

interface NumberInText {
  text: string
  sure: number
}

/** What may be telephone numbers in one part of a line. `isNone`: what more is known to be none. */
export const numbersIn = (field: string, isNone?: (text: string) => boolean): NumberInText[] =>
  field.split(AGAIN).flatMap((part) => numbersInPart(part, PHONE_LABEL.test(field), isNone))

const numbersInPart = (
  field: string,
  labelled: boolean,
  isNone: (text: string) => boolean = () => false,
): NumberInText[] => {
  const found: NumberInText[] = []
  for (const match of field.matchAll(PHONE)) {
    const text = match[0].replace(/(?<![\s(.–-])[\s(.–-]+$/, '').trim()
    const digits = text.replace(/\D/g, '')
    if (digits.length < 7 || digits.length > 15 || DATES_ONLY.test(text)) continue
    if (/^\d+$/.test(text) && digits.length < 9 && !labelled) continue
    const before = field.slice(Math.max(0, match.index - LOOKED_BACK), match.index)
    if (FAX.test(before.slice(-12)) || isNone(text)) continue
    // `neurips.2023.1234`: a number that goes on from a word is a part of its name.
    if (/[\p{L}\p{N}][./]$/u.test(before) && !PHONE_LABEL.test(before)) continue
    if (/(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d/.test(text)) continue
    if (!labelled && isRangeOfDates(text)) continue
    if (
      /https?:|www\.|orcid|doi|isbn|issn|arxiv|\bid\b|\bno\.?\s?$|nº\s?$|nr\.?\s?$/i.test(
        before.slice(lastMark(before)),
      ) &&
      !PHONE_LABEL.test(before)
    )
      continue
    const balanced =
      (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0) ? text.replace('(', '') : text
    const dialled = /^(?:\(?\+|00|\()/.test(text)
    const shaped = dialled || /^\d{2,5}[\s.-]\d{2,5}[\s.-]\d{2,5}/.test(text)
    const sure = (PHONE_LABEL.test(before) ? 0.5 : 0) + (shaped ? 0.4 : 0) + (digits.length >= 9 ? 0.2 : 0)
    const otherwise = !dialled && OTHER_LABEL.test(before) && !PHONE_LABEL.test(before)
    // `CEP: 41205-240`: neither its label nor its shape says that it is one.
    if (otherwise && sure <= 0) continue
    const { costs, least } = LABELLED_OTHERWISE
    found.push({ text: balanced, sure: otherwise ? Math.max(least, sure - costs) : sure })
  }
  return found
}

/** What the cell before a number calls it. */
const labelBeside = (lines: Prepared[], at: number, field: number): string => {
  const [above, line] = [lines[at - 1], lines[at]]
  const isRow = above && line && isBeside(line.line, above.line)
  const label = field > 0 ? line?.fields[field - 1] : isRow ? above.fields.at(-1) : undefined
  return label && label.length < 20 && !/\d/.test(label) && (PHONE_LABEL.test(label) || FAX.test(label))
    ? `${label} `
    : ''
}

export const phonesOf = (lines: Prepared[]): FoundPhone[] => {
  const found: FoundPhone[] = []
  for (const [at, line] of lines.entries()) {
    if (!/\d{2}/.test(line.text)) continue
    for (const [index, part] of line.fields.entries()) {
      const field = `${labelBeside(lines, at, index)}${part}`
      for (const { text, sure } of numbersIn(field, (number) => isInAddress(number, line))) {
        found.push({ text, line, sure })
        if (found.length >= PHONES_MOST) return found
      }
    }
  }
  return found
}
