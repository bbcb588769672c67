import { firstOf } from '#shared/lists.ts'
import type { ReadItem, ReadProject } from '#shared/schema/resume.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { headingKind } from '../heading-kind.ts'
import { heldFor } from '../held-for.ts'
import { paragraphsOf } from '../join-lines.ts'
import { addressOf } from '../links.ts'
import type { Placer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { technologiesOf } from '../words/technologies.ts'
import { endsWithDate, type TitledEntry, titledEntries } from './entries.ts'
import { labelledText } from './labels.ts'

// Projects, and what else a person can show: **title** ⇥ date / what it belongs to / where it can be seen.

/** `Engineer.example` is a name; hosts are written in small letters. */
const ADDRESS = /^https?:|^www\.|^[^\p{Lu}\s]+(?:\s|$)|\//u

/** Lines under a title, without those that are an address; one broken by the width is one address. */
const apart = (entry: TitledEntry): { texts: { text: string; line: Prepared }[]; link: string } => {
  const links = entry.under.map(({ text, line }) => {
    const { label, text: value } = labelledText(text)
    if (label === 'link') return value
    // An address has no blanks: those of a linked one are where the width broke it.
    if (/\s/.test(text) && !line.line.runs.some((run) => run.link)) return ''
    return ADDRESS.test(text) ? (addressOf({ ...line, text: text.replace(/\s/g, '') }) ?? '') : ''
  })
  const isAddress = (at: number): boolean => links[at] !== ''
  return {
    texts: entry.under.filter((_, at) => !isAddress(at)),
    link: links.find((_, at) => isAddress(at)) ?? '',
  }
}

/** Whether a line under a title is taken for what it says about it, not for its date or where it can be seen. */
export const readsAsDetail = (text: string): boolean =>
  !labelledText(text).label && !isOnlyDates(text) && (/\s/.test(text) || !text.includes('.'))

/** Whether a bold title, with or without a date at the other edge, is taken for the whole of it. */
export const readsAsTitle = (text: string, dated: boolean): boolean =>
  !headingKind(text)?.exact && (dated || !endsWithDate(text))

/** Certificates and the like set by the rule of titles: under each at most one line, and then what is told of it. */
export const titledItems = (
  kind: string,
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadItem[] | undefined => {
  const entries = titledEntries(lines, wholeLines, false)
  if (!entries?.every((entry) => apart(entry).texts.length <= 1)) return undefined
  return entries.map((entry, at) => {
    const { texts, link } = apart(entry)
    const told = paragraphsOf(entry.list, wholeLines).map(({ text }) => text)
    placer.put(`${kind}.${from + at}`, entry.line, 0.9)
    return {
      title: entry.title,
      detail: [texts[0]?.text ?? '', ...told].join('\n'),
      ...heldFor(entry.dates),
      link,
    }
  })
}

/** What is plainly an address says so itself. */
const named = (link: string): string => (!link || WEB.test(link) ? link : `Link: ${link}`)
const WEB = /^https?:\/\/|^[^:\s]+\.[^:\s]+(?:[:/]|$)/i

/** `Chess · club champion · 2019 · example.org/chess`: an interest is one phrase, whatever is set under it. */
export const titledInterests = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): string[] | undefined =>
  titledItems('interests', lines, wholeLines, placer, from)?.map(({ title, detail, date, link }) =>
    [title, ...[...detail.split('\n'), date, named(link)].filter(Boolean)].join(' · '),
  )

export const titledProjects = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadProject[] | undefined =>
  titledEntries(lines, wholeLines, false)?.map((entry, at) => {
    const path = `projects.${from + at}`
    const { texts, link } = apart(entry)
    const paragraphs = paragraphsOf(entry.list, wholeLines)
    const all = [...texts.map(({ text }) => ({ text, bullet: false })), ...paragraphs]
    const technologies = all.filter(({ bullet, text }) => !bullet && technologiesOf(text) !== undefined)
    const others = all.filter((one) => !technologies.includes(one))
    const below = entry.under[0]?.line ?? entry.list[0]?.line ?? entry.line
    placer.put(`${path}.name`, entry.line, 0.95)
    for (const key of ['description', 'technologies', 'link']) placer.put(`${path}.${key}`, below, 0.7)
    for (const key of entry.dates ? ['startDate', 'endDate', 'printedDates'] : [])
      placer.put(`${path}.${key}`, entry.line, 0.9)
    const bullets = paragraphs.filter(({ bullet }) => bullet)
    for (const [index, bullet] of bullets.entries())
      placer.put(`${path}.bullets.${index}`, firstOf(bullet.lines).line, 0.9)
    return {
      name: entry.title,
      description: others
        .filter(({ bullet }) => !bullet)
        .map(({ text }) => text)
        .join('\n'),
      technologies: technologies.map(({ text }) => technologiesOf(text)).join(', '),
      link,
      startDate: entry.dates?.range ? entry.dates.start : '',
      endDate: entry.dates?.end ?? '',
      printedDates: entry.dates?.printed ?? '',
      bullets: bullets.map(({ text }) => text),
    }
  })
