import { fullNameOf } from '#shared/export/file-name.ts'
import { webAddress } from '#shared/export/links.ts'
import { bulletsOf, linesOf } from '#shared/export/plain.ts'
import type { Draft, UnplacedText } from '#shared/schema/draft.ts'
import { isOnlyDates } from '#shared/structure/dates.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { textsOf as contentOf } from './covered.ts'
import { dateOf } from './dates.ts'
import { plainText } from './loose.ts'

// What of another program's file no field of the draft holds, with where it stood: nothing goes missing without a word.

/** They say something of the file or its look, not of the person. */
const ABOUT_THE_FILE = new Set(
  '$schema meta metadata design locale rendercv_settings settings picture photo image public visible version DocumentInfo PrintingPreferences DocumentID CandidateSupplier schemaVersion'.split(
    ' ',
  ),
)
const ABOUT_A_FIELD = new Set(
  'id icon iconColor columns visible hidden type separateLinks network levelNum picture photo Code locale listName listURI listVersionID listSchemeURI schemeAgencyID schemeID schemeName schemeVersionID languageCode ChannelCode UseCode inlineLink options keepTogether startOnNewPage month day Month Day Confirmed Primary CurrentIndicator TaxonomyID'.split(
    ' ',
  ),
)
const STAMP = /^Updated On$/
const isAside = (aside: Set<string>, key: string): boolean => aside.has(key) || STAMP.test(key)
/** Five steps are a word in the builder. */
const STEP = /(?:^|\s)level$/

/** No resume has more; a file of a million texts is not looked through to its end. */
const TEXTS_MOST = 5_000

interface Leaf {
  /** Without the numbers of entries: `work: url`. */
  name: string
  text: string
}

export function leftOut(json: unknown, draft: Draft): UnplacedText[] {
  const kept = keptOf(draft)
  const isKeptLine = (line: string): boolean =>
    [line, bareOf(line)].some((one) => kept.has(one)) ||
    line.split(LIST_SIGN).every((part) => kept.has(part) || kept.has(bareOf(part)))
  const isKept = (text: string): boolean =>
    linesOf(plainText(text)).every((line) => isKeptLine(line.toLowerCase())) ||
    datesIn(text).every((date) => date !== '' && kept.has(date))
  const digits = draft.personalInfo.phone.replace(/\D/g, '')
  const isOfPhone = (text: string): boolean =>
    /^[\d\s+-]{2,20}$/.test(text) && digits.includes(text.replace(/\D/g, ''))
  const isStep = ({ name, text }: Leaf): boolean => STEP.test(name) && /^\d{1,2}$/.test(text)
  const lost = leavesOf(json).filter(
    (leaf) => !isKept(leaf.text) && !isStep(leaf) && !isOfPhone(leaf.text) && !headingKind(leaf.text)?.exact,
  )
  return lost.map(({ name, text }, at) => ({
    id: `unplaced-${at + 1}`,
    section: name,
    text: plainText(text),
  }))
}

/** Without the protocol of an address, and what lists of addresses put around each: `[PORTFOLIO:https://…]`. */
const bareOf = (line: string): string =>
  line
    .replace(/^\[|\]$/g, '')
    .replace(/^[a-z_ ]{2,30}:(?=https?:)/, '')
    .replace(/^(?:https?:\/\/(?:www\.)?|tel:)/, '')

/** Both ends of a period, or one date. */
function datesIn(text: string): string[] {
  if (/^(?:present|current|true|false|now)$/i.test(text.trim())) return []
  if (!isDate(text)) return ['']
  return text
    .split(/\s+(?:–|—|-|to|bis)\s+/)
    .map(dateOf)
    .filter((date, at) => date !== '' || at === 0)
}

const LIST_SIGN = /,\s*|\s·\s/
/** `15001 Lima`: no place has more words. */
const PLACE_WORDS_MOST = 12
const WORDS_OF_A_FIELD = 12

/** Whole texts and lines, and the parts of those that were put together: a word of a sentence is no field that was taken. */
function keptOf(draft: Draft): Set<string> {
  const titles = Object.values(draft.layout.titles).map((title) => title.toLowerCase())
  const kept = new Set([...linesOf(fullNameOf(draft).toLowerCase()), ...titles, ''])
  const keep = (text: string) => {
    kept.add(text.toLowerCase())
    kept.add(bareOf(text.toLowerCase()))
  }
  for (const text of contentOf(draft)) {
    bulletsOf(text).forEach(keep)
    for (const line of linesOf(text)) {
      keep(line)
      if (line.split(' ').length > WORDS_OF_A_FIELD * 3) continue
      for (const part of line.split(LIST_SIGN)) {
        keep(part)
        if (isPlacePart(line)) endsOf(part).forEach(keep)
      }
    }
    const address = webAddress(text)
    // Of a profile the address says the network and the person.
    if (address)
      [
        address,
        /^https?:\/\/[^/]+/i.exec(address)?.[0] ?? '',
        new URL(address).pathname.slice(1),
        ...address.split('/'),
        ...address.split(/[/?#&=:.@]/),
      ].forEach(keep)
    if (/^\d{4}-\d{2}$/.test(text)) keep(text.slice(0, 4))
  }
  for (const text of [draft.personalInfo.address, ...draft.experience.map((entry) => entry.location)])
    for (const part of text.split(LIST_SIGN)) endsOf(part).forEach(keep)
  return kept
}

/** A word or two beside a list: `Languages: Go`. */
const isPlacePart = (line: string): boolean =>
  line.includes(',') && line.split(' ').length <= WORDS_OF_A_FIELD && /\d/.test(line)

function endsOf(part: string): string[] {
  const words = part.split(' ')
  if (words.length > PLACE_WORDS_MOST) return []
  return words.flatMap((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
}

const isDate = (text: string): boolean =>
  /^\d{4}(?:[-/.]\d{1,2}){0,2}(?:T[\d:.]{1,15}Z?)?$/.test(text.trim()) || isOnlyDates(text)

function leavesOf(json: unknown): Leaf[] {
  const leaves: Leaf[] = []
  const left: { names: string[]; value: unknown }[] = [{ names: [], value: json }]
  while (left.length > 0 && leaves.length < TEXTS_MOST) {
    const { names, value } = left.pop()!
    if (typeof value === 'string' || typeof value === 'number') {
      const [section = '', ...fields] = names
      leaves.push({
        name: fields.length > 0 ? `${section}: ${fields.join(' ')}` : section,
        text: String(value),
      })
    } else if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value)
        .filter(
          ([key]) =>
            Array.isArray(value) || !isAside(names.length === 0 ? ABOUT_THE_FILE : ABOUT_A_FIELD, key),
        )
        .map(([key, part]) => ({ names: Array.isArray(value) ? names : [...names, key], value: part }))
      for (const part of parts.reverse()) left.push(part)
    }
  }
  return leaves
}
