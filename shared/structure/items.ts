import type { ReadItem, ReadProject } from '#shared/schema/resume.ts'
import { dateRanges } from './dates.ts'
import { entriesOf } from './entries.ts'
import { entryLines } from './entry-lines.ts'
import { paragraphsOf } from './join-lines.ts'
import { printedLinks } from './links.ts'
import type { Placer } from './placer.ts'
import type { Prepared } from './prepared.ts'

export type ItemKind = 'certifications' | 'languages' | 'awards' | 'publications' | 'volunteering'

/** A certificate, an award, a publication: mostly one paragraph each. */
export const readItems = (
  kind: ItemKind,
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadItem[] => {
  const seen = lines.filter((line) => !line.hidden)
  if (kind === 'languages') return languagesOf(seen, placer, from)
  if (kind === 'volunteering') return volunteeringOf(seen, wholeLines, placer, from)
  const items: ReadItem[] = []
  for (const paragraph of paragraphsOf(entryLines(seen), wholeLines)) {
    const first = paragraph.lines[0]!.line
    const range = dateRanges(paragraph.text)[0]
    const bare = range
      ? paragraph.text
          .replace(range.printed, '')
          .replace(/[\s,;(|–—-]+[)\s]*$/, '')
          .replace(/^[\s,;:|)–—-]+/, '')
      : paragraph.text
    const last = items.at(-1)
    // A short line under a bold one is its issuer or date.
    if (
      last &&
      !paragraph.bullet &&
      first.gap < 0.6 &&
      !last.detail &&
      first.style !== seen[0]!.style &&
      seen[0]!.line.bold
    ) {
      last.detail = bare
      if (range && !last.date) last.date = range.end || range.start
      continue
    }
    if (!bare.trim()) {
      if (last && range && !last.date) last.date = range.end || range.start
      continue
    }
    const [title, ...detail] = kind === 'publications' ? [bare] : bare.split(/\s+[–—|•·-]\s+|\t/)
    placer.put(`${kind}.${from + items.length}`, first, 0.8)
    items.push({
      title: title!.trim(),
      detail: detail.join(', ').trim(),
      date: range ? range.end || range.start : '',
      link: printedLinks([first])[0]?.url ?? '',
    })
  }
  return items
}

const LANGUAGE =
  /^([\p{L}\p{M}'() -]{2,40}?)\s*(?:[:：–—-]|\(|,|\s{2,}|\t|\s(?=native|fluent|[abc][12]\b))\s*(.{2,60}?)\)?$/iu

const languagesOf = (lines: Prepared[], placer: Placer, from: number): ReadItem[] => {
  const items: ReadItem[] = []
  const parts = lines.flatMap((line) => {
    const text = line.fields.join('\t')
    const pieces = /[;；|•·、]/.test(text)
      ? text.split(/\s*[;；|•·、]\s*/)
      : /:|\(|–|—|\s-\s/.test(text) && !/,.*[:(–—]/.test(text)
        ? [text]
        : text.split(/\s*,\s*/)
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

const volunteeringOf = (lines: Prepared[], wholeLines: boolean, placer: Placer, from: number): ReadItem[] =>
  entriesOf(lines, { enough: (fields) => fields.length >= 2 }).map((entry, at) => {
    const body = paragraphsOf(entry.body, wholeLines).map((paragraph) => paragraph.text)
    const [title, ...rest] = entry.fields.map((field) => field.text)
    placer.put(`volunteering.${from + at}`, (entry.heads[0] ?? entry.body[0])?.line, 0.8)
    return {
      title: title ?? body[0] ?? '',
      detail: [...rest, ...(title === undefined ? body.slice(1) : body)].join('\n'),
      date: entry.dates ? entry.dates.end || entry.dates.start : '',
      link: '',
    }
  })

const TECHNOLOGIES =
  /^(?:tech(?:nolog(?:y|ies))?(?:\s(?:used|stack))?|stack|tools|built with|technologien|technologies utilisées|tecnologías|tecnologias|tecnologie|technologieën|技术栈|使用技術|环境)\s*[:：]\s*(.+)$/iu

export const readProjects = (
  lines: Prepared[],
  wholeLines: boolean,
  placer: Placer,
  from: number,
): ReadProject[] =>
  entriesOf(lines, { enough: (fields) => fields.length >= 1 }).map((entry, at) => {
    const paragraphs = paragraphsOf(entry.body, wholeLines)
    const [name, ...rest] = entry.fields.map((field) => field.text)
    const path = `projects.${from + at}`
    const head = (entry.heads[0] ?? entry.body[0])!.line
    placer.put(`${path}.name`, head, 0.8)
    const technologies = paragraphs.map((p) => TECHNOLOGIES.exec(p.text)?.[1]).find(Boolean)
    const bullets = paragraphs.filter((p) => p.bullet)
    for (const [index, bullet] of bullets.entries())
      placer.put(`${path}.bullets.${index}`, bullet.lines[0]!.line, 0.9)
    const texts = paragraphs.filter((p) => !p.bullet).map((p) => p.text)
    const listed = rest.find((text) => (text.match(/,/g)?.length ?? 0) >= 1)
    return {
      name: name ?? texts[0] ?? '',
      description: [
        ...rest.filter((text) => text !== listed),
        ...(name === undefined ? texts.slice(1) : texts),
      ].join('\n'),
      technologies: technologies ?? listed ?? '',
      link:
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
