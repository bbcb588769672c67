import { firstOf } from '#shared/lists.ts'
import type { ReadItem, ReadProject } from '#shared/schema/resume.ts'
import { type DateRange, dateRanges, TO } from '#shared/text/dates.ts'
import { entriesOf, type RawEntry } from './entries.ts'
import { type EntryLine, entryLines } from './entry-lines.ts'
import { heldFor } from './held-for.ts'
import { itemsByWhite } from './items-by-white.ts'
import { paragraphsOf } from './join-lines.ts'
import { joinTexts } from './join-texts.ts'
import { addressOf, printedLinks } from './links.ts'
import type { Placer } from './placer.ts'
import type { Prepared } from './prepared.ts'
import { titledItems as itemsByTitles, titledProjects } from './titled/items.ts'
import { technologiesOf } from './words/technologies.ts'

type ItemKind = 'certifications' | 'languages' | 'awards' | 'publications' | 'volunteering'

/** A certificate, an award, a publication: mostly one paragraph each. */
export const readItems = (
  kind: ItemKind,
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadItem[] => {
  const seen = lines.filter((line) => !line.hidden)
  const byTitles = itemsByTitles(kind, seen, wholeLines, placer, from)
  if (byTitles) return byTitles
  const titled = areTitled(seen)
  if (kind === 'languages' && !titled) return languagesOf(seen, placer, from)
  if (kind === 'volunteering') return volunteeringOf(seen, wholeLines, placer, from)
  if (titled) return titledItems(kind, seen, placer, from)
  const items: ReadItem[] = []
  for (const paragraph of paragraphsOfList(seen, wholeLines)) {
    const { first } = paragraph
    const text = withoutSaid(paragraph.text, first)
    const range = dateRanges(text)[0]
    const bare = range ? withoutRange(text, range) : text
    const last = items.at(-1)
    // A short line under a bold one is its issuer or date.
    if (
      last &&
      !paragraph.bullet &&
      first.gap < 0.6 &&
      !last.detail &&
      first.style !== firstOf(seen).style &&
      firstOf(seen).line.bold
    ) {
      last.detail = bare
      if (isUndated(last)) Object.assign(last, heldFor(range))
      continue
    }
    if (!bare.trim()) {
      if (last && isUndated(last)) Object.assign(last, heldFor(range))
      continue
    }
    const [title = '', ...detail] = kind === 'publications' ? [bare] : bare.split(/\s+[–—|•·-]\s+|\t/)
    placer.put(`${kind}.${from + items.length}`, first, 0.8)
    items.push({
      title: title.trim(),
      detail: detail.join(', ').trim(),
      ...heldFor(range),
      link: printedLinks([first])[0]?.url ?? '',
    })
  }
  return items
}

/** `Forklift licence ⇥ expires Mar 2027`: what opens the field of a date is said of the date. */
const withoutSaid = (text: string, { fields }: Prepared): string => {
  for (const field of fields.slice(1)) {
    const [date] = dateRanges(field)
    const said =
      date && /^(?:\p{Ll}[\p{Ll}\s.]{1,20}|\p{Lu}[\p{Ll}\s]{1,20}:\s?)$/u.exec(field.slice(0, date.from))
    if (said) return text.replace(field, field.slice(said[0].length))
  }
  return text
}

/** Not `2020 – Present`, whose end is open. */
const isUndated = ({ date, startDate }: ReadItem): boolean => !date && !startDate

/** The text around a date, without the signs that set the date off. */
const withoutRange = (text: string, { from, to, printed }: DateRange): string => {
  const said = /^\p{Ll}/u.test(printed) ? SAID_OF_DATE : SAID_TO_DATE
  const told = text.slice(0, from).replace(said, '')
  const before = told.replace(/(?<![\s,;(|–—-])[\s,;(|–—-]+$/, '')
  const after = text.slice(to).replace(before.endsWith('.') ? /^[)\s.,;:]+/ : /^[)\s]+/, '')
  if (before === '') return after.replace(/^[\s,;:|)–—-]+/, '')
  return after === '' || /^[.,;:]/.test(after) ? before + after : `${before} ${after}`
}

/** `Crane licence, valid until 2027` */
const SAID_OF_DATE = /[,(]\s?\p{Ll}{3,12}\s$/u
/** `Crane licence (valid to 2027)`: a word that elsewhere joins two dates is no part of a title before one. */
const SAID_TO_DATE = new RegExp(`[,(–—-]\\s?\\p{Ll}{3,12}\\s(?:${TO})\\s$`, 'u')

/** Where a sign opens each item, a line with a date and no sign ends the one above. */
const asListed = (lines: Prepared[]): Prepared[] =>
  lines[0]?.line.bullet === undefined ? lines : lines.map((line) => ({ ...line, dated: false }))

const paragraphsOfList = (
  lines: Prepared[],
  wholeLines: boolean,
): { text: string; bullet: boolean; first: Prepared }[] => {
  const parted = wholeLines ? undefined : itemsByWhite(lines)
  return parted
    ? parted.map((item) => ({
        text: item.map(({ text }) => text).reduce(joinTexts),
        bullet: false,
        first: firstOf(item),
      }))
    : paragraphsOf(entryLines(asListed(lines)), wholeLines).map(({ text, bullet, lines: own }) => ({
        text,
        bullet,
        first: firstOf(own).line,
      }))
}

/** Bold titles, each with lines of another setting under it. */
const areTitled = (lines: Prepared[]): boolean => {
  const first = lines[0]
  if (!first?.line.bold || first.line.bullet !== undefined) return false
  const others = lines.filter((line) => line.style !== first.style)
  return others.length > 0 && others.every((line) => !line.line.bold && line.line.bullet === undefined)
}

/** A title with its date, under it who gave it, and where it can be looked up. */
const titledItems = (kind: ItemKind, lines: Prepared[], placer: Placer, from: number): ReadItem[] => {
  const items: ReadItem[] = []
  const style = firstOf(lines).style
  for (const line of lines) {
    const last = items.at(-1)
    const { text, dates } = withoutDate(line)
    if (line.style === style) {
      placer.put(`${kind}.${from + items.length}`, line, 0.85)
      items.push({ title: text, detail: '', ...heldFor(dates), link: '' })
      continue
    }
    if (!last) continue
    const address = addressOf(line)
    if (address) last.link ||= address
    else last.detail = [last.detail, text].filter(Boolean).join(' ')
    if (isUndated(last)) Object.assign(last, heldFor(dates))
  }
  return items
}

const withoutDate = (line: Prepared): { text: string; dates?: DateRange } => {
  const text = line.fields.join('\t')
  const range = dateRanges(text).at(-1)
  const alone = range && (line.fields.length > 1 || range.printed.length === text.length)
  if (!range || !alone) return { text: line.fields.join(' ') }
  return { text: text.replace(range.printed, '').replace(/\t/g, ' ').trim(), dates: range }
}

/** Commas inside brackets part nothing: `English (native, written), Polish`. */
const splitOutsideBrackets = (text: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

const LANGUAGE =
  /^([\p{L}\p{M}'() -]{2,40}?)\s*(?:[:：–—-]|\(|,|\s{2,}|\t|\s(?=native|fluent|[abc][12]\b))\s*(.{2,60}?)\)?$/iu

/** An aside that the width broke, or broke off: `Arabic` / `(Advanced)`. */
const withWholeAsides = (lines: Prepared[]): { text: string; line: Prepared }[] => {
  const whole: { text: string; line: Prepared }[] = []
  for (const line of lines) {
    const text = line.fields.join('\t')
    const last = whole.at(-1)
    const open = last ? last.text.lastIndexOf('(') > last.text.lastIndexOf(')') : false
    if (last && (text.startsWith('(') || (open && text.includes(')')))) last.text = joinTexts(last.text, text)
    else whole.push({ text, line })
  }
  return whole
}

const languagesOf = (lines: Prepared[], placer: Placer, from: number): ReadItem[] => {
  const items: ReadItem[] = []
  const parts = withWholeAsides(lines).flatMap(({ text, line }) => {
    const pieces = /[;；|•·、،؛]/.test(text)
      ? text.split(/\s*[;；|•·、،؛]\s*/)
      : /:|–|—|\s-\s/.test(text) && !/^[^,]*,.*[:–—]/.test(text)
        ? [text]
        : splitOutsideBrackets(text)
    return pieces.map((piece) => ({ piece, line }))
  })
  for (const { piece, line } of parts) {
    if (!/\p{L}/u.test(piece)) continue
    const match = LANGUAGE.exec(piece)
    placer.put(`languages.${from + items.length}`, line, 0.8)
    items.push({
      title: (match?.[1] ?? piece).trim(),
      detail: match?.[2]?.replace(/\t/g, ' ').trim() ?? '',
      date: '',
      link: '',
    })
  }
  return items
}

/** Of a list without heads each point is an entry. */
const volunteered = (lines: Prepared[], wholeLines: boolean): { entry: RawEntry; body: string[] }[] =>
  entriesOf(lines, { enough: (fields) => fields.length >= 2 }).flatMap((entry) => {
    const paragraphs = paragraphsOf(entry.body, wholeLines)
    const isList = entry.fields.length === 0 && paragraphs.every(({ bullet }) => bullet)
    if (!isList) return { entry, body: paragraphs.map(({ text }) => text) }
    return paragraphs.map(({ text, lines: own }) => {
      const dates = dateRanges(text)[0]
      return { entry: { ...entry, dates, body: own }, body: [dates ? withoutRange(text, dates) : text] }
    })
  })

const volunteeringOf = (lines: Prepared[], wholeLines: boolean, placer: Placer, from: number): ReadItem[] =>
  volunteered(lines, wholeLines).map(({ entry, body }, at) => {
    const [title, ...rest] = entry.fields.map((field) => field.text)
    placer.put(`volunteering.${from + at}`, (entry.heads[0] ?? entry.body[0])?.line, 0.8)
    return {
      title: title ?? body[0] ?? '',
      detail: [...rest, ...(title === undefined ? body.slice(1) : body)].join('\n'),
      ...heldFor(entry.dates),
      link: '',
    }
  })

export const readProjects = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadProject[] =>
  titledProjects(lines, wholeLines, placer, from) ??
  entriesOf(lines, { enough: (fields) => fields.length >= 1 }).map((entry, at) => {
    const isAddress = (line: EntryLine): boolean =>
      line !== entry.heads[0] && addressOf(line.line) !== undefined
    const addresses = [...entry.heads, ...entry.body].filter(isAddress)
    // In a head the label may be set apart from its list: the whole line counts.
    const labelled = entry.heads.slice(1).filter((line) => technologiesOf(line.line.text))
    const aside = new Set([...addresses, ...labelled].map((line) => line.line))
    const paragraphs = paragraphsOf(
      entry.body.filter((line) => !isAddress(line)),
      wholeLines,
    )
    const [name, ...rest] = entry.fields.filter((field) => !aside.has(field.line)).map((field) => field.text)
    const path = `projects.${from + at}`
    const head = firstOf([...entry.heads, ...entry.body]).line
    placer.put(`${path}.name`, head, 0.8)
    const below = entry.fields.find((field) => field.line !== head)?.line ?? entry.body[0]?.line ?? head
    for (const key of ['description', 'technologies', 'link']) placer.put(`${path}.${key}`, below, 0.7)
    const dated = entry.heads.find((line) => line.dates.length > 0)?.line
    for (const key of ['startDate', 'endDate', 'printedDates']) placer.put(`${path}.${key}`, dated, 0.9)
    const technologies = [...labelled.map((line) => line.line.text), ...paragraphs.map((p) => p.text)]
      .map(technologiesOf)
      .find(Boolean)
    const bullets = paragraphs.filter((p) => p.bullet && !technologiesOf(p.text))
    for (const [index, bullet] of bullets.entries())
      placer.put(`${path}.bullets.${index}`, firstOf(bullet.lines).line, 0.9)
    const texts = paragraphs.filter((p) => !p.bullet && !technologiesOf(p.text)).map((p) => p.text)
    const listed = technologies ? undefined : rest.find((text) => (text.match(/,/g)?.length ?? 0) >= 1)
    // A head that is an address or a list of technologies is no name.
    const nameless =
      name !== undefined && (addressOf(head) !== undefined || technologiesOf(name) !== undefined)
    const bulletsOnly = name === undefined && texts.length === 0
    return {
      name: nameless || bulletsOnly ? '' : (name ?? texts[0] ?? ''),
      description: [
        ...rest.filter((text) => text !== listed),
        ...(name === undefined ? texts.slice(1) : texts),
      ].join('\n'),
      technologies: technologies ?? (nameless ? technologiesOf(name) : undefined) ?? listed ?? '',
      link:
        (nameless ? addressOf(head) : undefined) ??
        addresses.map((line) => addressOf(line.line)).find(Boolean) ??
        printedLinks(entry.heads.map((line) => line.line))[0]?.url ??
        entry.heads.flatMap((line) => line.line.line.runs).find((run) => /^https?:/i.test(run.link ?? ''))
          ?.link ??
        '',
      startDate: entry.dates?.range ? entry.dates.start : '',
      endDate: entry.dates?.end ?? '',
      printedDates: entry.printedDates,
      bullets: bullets.map((p) => p.text),
    }
  })
