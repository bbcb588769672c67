import { fullNameOf } from '#shared/export/file-name.ts'
import { webAddress } from '#shared/export/links.ts'
import { bulletsOf, linesOf } from '#shared/export/plain.ts'
import { groupsOf } from '#shared/lists.ts'
import type { Draft, UnplacedText } from '#shared/schema/draft.ts'
import { piecesOf, plainOf } from '#shared/schema/rich-text.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { textsOf as contentOf } from './covered.ts'
import { dateOf } from './dates.ts'
import { AND } from './entries.ts'
import { plainText } from './html-text.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { BULLET_WITHIN, isHidden, looseOf } from './loose.ts'
import { plainOfMarkdown, richOfMarkup } from './markdown.ts'

// What of another program's file no field of the draft holds, with where it stood: nothing goes missing without a word.

/** Five steps are a word in the builder; a letter stands behind the skill it is for. */
const isLevel = ({ names, text }: Leaf): boolean =>
  (names.at(-1) === 'level' && /^\d{1,2}$/.test(text)) ||
  (names.at(-2) === 'ProficiencyLevel' && /^[ABC]$/.test(text))

export function leftOut(json: unknown, draft: Draft): UnplacedText[] {
  const kept = keptOf(draft)
  const isKeptLine = (line: string): boolean =>
    [line, bareOf(line)].some((one) => kept.has(one)) ||
    line
      .split(LIST_SIGN)
      .every((part) => [part, bareOf(part), part.replace(AND, '')].some((one) => kept.has(one)))
  const areLinesKept = (text: string): boolean =>
    bulletsOf(text)
      .flatMap((line) => line.split(BULLET_WITHIN))
      .every((line) => isKeptLine(line.toLowerCase()))
  const isKept = (text: string): boolean => {
    const rich = richOfMarkup(text)
    return (
      (areLinesKept(plainOf(rich)) && linksIn(rich).every((link) => kept.has(link))) ||
      areLinesKept(plainOfMarkdown(plainText(text))) ||
      datesIn(text).every((date) => date !== '' && kept.has(date))
    )
  }
  const digits = draft.personalInfo.phone.replace(/\D/g, '')
  const isOfPhone = (text: string): boolean =>
    /^[\d\s+-]{2,20}$/.test(text) && digits.includes(text.replace(/\D/g, ''))
  const leaves = leavesOf(json, true)
  const lost = leaves.filter(
    (leaf) => !isKept(leaf.text) && !isLevel(leaf) && !isOfPhone(leaf.text) && !headingKind(leaf.text)?.exact,
  )
  return wholeEntries(leaves, lost).map(({ names, text }, at) => ({
    id: `unplaced-${at + 1}`,
    section: placeOf(names),
    text: plainText(text),
    printed: '',
  }))
}

/** A number and its extension are none. */
const TEXTS_OF_AN_ENTRY = 3

/** An entry of which nothing was taken, as one that was hidden, is one text: its parts alone say little. */
function wholeEntries(leaves: Leaf[], lost: Leaf[]): Leaf[] {
  const missing = new Set(lost)
  // The texts of an entry stand beside each other.
  return groupsOf(leaves, ({ entry }, [first]) => entry !== undefined && entry === first.entry).flatMap(
    (texts) => {
      const [{ entry }] = texts
      const without = texts.filter((leaf) => missing.has(leaf))
      const isWhole =
        isHidden(looseOf(entry?.value)) ||
        (without.length === texts.length && texts.length >= TEXTS_OF_AN_ENTRY)
      if (!entry || without.length < 2 || !isWhole) return without
      const lines = texts.map(({ text }) => plainText(text)).filter(Boolean)
      return { names: entry.names, text: lines.join('\n') }
    },
  )
}

/** They hold sections, entries or the text of a field, and say nothing of it. */
const AROUND = new Set(['sections', 'items', 'Label', 'Contact', 'ContactInfo', 'Description'])

/** Where a text stood, in words: of a deep file its section, and the two names nearest to the text. */
function placeOf(names: string[]): string {
  const [section = '', ...fields] = names.filter((name) => !AROUND.has(name)).map(inWords)
  const place = section.slice(0, 1).toUpperCase() + section.slice(1)
  const nearest = [...new Set(fields)].slice(-2).join(' ')
  return nearest ? `${place}: ${nearest}` : place
}

/** `TelephoneList`, `transcript_url`, `Maiden Name` */
const inWords = (name: string): string =>
  name
    .replace(/List$/, '')
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .toLowerCase()

/** Of the marks in a text. */
const linksIn = (rich: string): string[] =>
  piecesOf(rich).flatMap(({ link }) => (link ? [link.toLowerCase()] : []))

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

const LIST_SIGN = /[,;]\s*|\s[·-]\s/
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
    for (const link of linksIn(text)) kept.add(link)
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
        ...endsOf(new URL(address).pathname.slice(1), '/'),
        `${new URL(address).pathname.slice(1)}@${new URL(address).hostname}`,
      ].forEach(keep)
    if (/^\d{4}-\d{2}$/.test(text)) keep(text.slice(0, 4))
  }
  const places = [draft.personalInfo.address, ...draft.experience.map((entry) => entry.location)]
  // Names and places stand in parts in one file and whole in another.
  for (const text of [...places, ...draft.references.map(({ name }) => name)])
    for (const part of text.split(LIST_SIGN)) endsOf(part).forEach(keep)
  return kept
}

/** A word or two beside a list: `Languages: Go`. */
const isPlacePart = (line: string): boolean =>
  line.includes(',') && line.split(' ').length <= WORDS_OF_A_FIELD && /\d/.test(line)

function endsOf(part: string, sign = ' '): string[] {
  const words = part.split(sign)
  if (words.length > PLACE_WORDS_MOST) return []
  return words.flatMap((_, at) => [words.slice(0, at).join(sign), words.slice(at).join(sign)])
}

const isDate = (text: string): boolean =>
  /^\d{4}(?:[-/.]\d{1,2}){0,2}(?:T[\d:.]{1,15}Z?)?$/.test(text.trim()) || isOnlyDates(text)
