import type { SectionKind } from '#shared/schema/resume.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { headingKind } from '../heading-kind.ts'
import { learnedKind } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { degreeScore } from '../word-signs.ts'
import { withDateCells } from './date-cells.ts'
import { type JointEntry, jointEntries } from './entries.ts'
import type { Trade } from './heads.ts'
import { looksLikeStudy } from './likelihood.ts'
import { partByRecords } from './record-rows.ts'
import { POSITIONS, STUDIES } from './trades.ts'

/** So many dated entries with both roles make a section what they are. */
const ENTRIES = 2
/** Nats, for an entry. */
const LEAST = -1.6
/** So much better than as the other kind. */
const CLEARLY = 0.5

/** What a section under a heading that says little is by what stands in it: `Short résumé` over positions with their years. */
export const kindByContent = (kind: SectionKind, heading: string, lines: Prepared[]): SectionKind => {
  const known = headingKind(heading)
  const learned = learnedKind(heading)
  // `Board service` holds titles and dates like work: letters that are sure of a heading outweigh what stands below.
  const isSure = [known, learned].some((told) => told?.exact && told.kind === kind)
  const isVague = kind === 'summary' || !(isSure || (kind !== 'other' && known?.kind === kind))
  // `Experience and skills` over lists.
  if (kind === 'experience' && known?.also === 'skills' && !lines.some(({ dated }) => dated)) return 'skills'
  const found = isVague ? workOrStudies(lines) : undefined
  return found ?? (kind === 'skills' && tellsOfWork(lines) ? 'projects' : kind)
}

/** In thousandths of a nat: how well the lines read as positions and as studies, told by whole entries alone. */
export const fitsOf = (lines: Prepared[]): [positions: number, studies: number] => {
  if (!lines.some(({ dated }) => dated)) return [NO_FIT, NO_FIT]
  const fits = [positionsFit(lines), meanFit(lines, STUDIES)]
  const [positions = NO_FIT, studies = NO_FIT] = fits.map((fit) => Math.max(NO_FIT, Math.round(1000 * fit)))
  return [positions, studies]
}
const NO_FIT = -8000

const workOrStudies = (lines: Prepared[]): SectionKind | undefined => {
  if (lines.filter(({ dated }) => dated).length < ENTRIES) return undefined
  const [asPositions, asStudies] = [positionsFit(lines), meanFit(lines, STUDIES)]
  if (Math.max(asPositions, asStudies) < LEAST) return undefined
  if (Math.abs(asPositions - asStudies) < CLEARLY) return undefined
  return asPositions > asStudies ? 'experience' : 'education'
}

/** The lines of a section that heads work and studies alike, `Werdegang`, each with the entry it belongs to. */
export const partByKind = (
  kind: 'experience' | 'education',
  heading: string,
  given: Prepared[],
): Record<'experience' | 'education', Prepared[]> => {
  // A cell may hold the dates of entries of both kinds.
  const lines = withDateCells(given)
  // Nobody puts work under a heading that says education and no more, though a course may be called like work.
  const known = headingKind(heading)
  if (known?.exact && known.kind === 'education' && !known.also) return { experience: [], education: lines }
  const labelled = (known?.also ? partByLabels(kind, lines) : undefined) ?? partByRecords(lines)
  if (labelled) return labelled
  const readings = [POSITIONS, STUDIES].map((trade) => jointEntries(lines, trade))
  const [best] = readings
    .map((entries) =>
      known?.also
        ? kindsOf(entries, kind, oddsOfWork(readings.flat()), IN_DOUBT)
        : kindsOf(entries, kind, oddsOfWork(entries.filter(isWhole)), BEYOND_DOUBT),
    )
    .sort((a, b) => b.sure - a.sure)
  const parts: Record<'experience' | 'education', Prepared[]> = { experience: [], education: [] }
  let of = kind
  for (const line of lines) {
    of = best?.kinds.get(placeOf(line)) ?? of
    parts[of].push(line)
  }
  return parts
}

/** `学歴` and `職歴`, each on a line of its own over the rows of a form. */
const partByLabels = (
  kind: 'experience' | 'education',
  lines: Prepared[],
): Record<'experience' | 'education', Prepared[]> | undefined => {
  const parts: Record<'experience' | 'education', Prepared[]> = { experience: [], education: [] }
  const named = new Set<SectionKind>()
  let of = kind
  for (const line of lines) {
    const told = line.fields.length === 1 && !line.dated ? headingKind(line.text) : undefined
    if (told?.exact && (told.kind === 'experience' || told.kind === 'education')) {
      of = told.kind
      named.add(of)
    } else parts[of].push(line)
  }
  return named.size > 1 ? parts : undefined
}

/** The lines of a section of certificates that may hold studies as well, and those of one that says it holds both. */
export const partStudies = (
  kind: 'education' | 'certifications',
  heading: string,
  lines: Prepared[],
): Record<'education' | 'certifications', Prepared[]> => {
  const parts: Record<'education' | 'certifications', Prepared[]> = { education: [], certifications: [] }
  const also = headingKind(heading)?.also
  const namesBoth = also === 'education' || also === 'certifications'
  if (kind === 'education' && !namesBoth) return { ...parts, education: lines }
  const kinds = new Map(
    jointEntries(lines, STUDIES).map((entry) => [
      placeOf(entry.heads[0]?.line),
      kind === 'education' || isStudy(entry, namesBoth)
        ? ('education' as const)
        : ('certifications' as const),
    ]),
  )
  let of = kind
  for (const line of lines) {
    of = kinds.get(placeOf(line)) ?? of
    parts[of].push(line)
  }
  return parts
}

/** Under certificates: what takes years at a school, or is a degree beyond doubt where the heading names both. */
const isStudy = ({ dates, roles: { first, second } }: JointEntry, namesBoth: boolean): boolean => {
  const named = [first, second].filter((one) => one !== undefined)
  const lasts = dates?.range === true && named.length > 1 && named.every(({ text }) => looksLikeStudy(text))
  return lasts || (namesBoth && named.some(({ text }) => degreeScore(text) >= DEGREE))
}
/** By its words, of which a certificate has fewer. */
const DEGREE = 2
const placeOf = (line: Prepared | undefined): string => `${line?.line.page} ${line?.line.number}`

const isWhole = ({ roles: { first, second } }: JointEntry): boolean => Boolean(first && second)

/** Where a dated entry begins: how much better it reads as work than as a study, each in its best reading. */
const oddsOfWork = (entries: JointEntry[]): Map<string, number> => {
  const fits = new Map<string, [work: number, studies: number]>()
  for (const { heads, dates, roles } of entries) {
    if (!dates || (!roles.first && !roles.second)) continue
    const place = placeOf(heads[0]?.line)
    const [work, studies] = fits.get(place) ?? [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    fits.set(place, [Math.max(work, fitOf(POSITIONS, roles)), Math.max(studies, fitOf(STUDIES, roles))])
  }
  return new Map([...fits].map(([place, [work, studies]]) => [place, work - studies]))
}

/** Where a dated entry begins, its kind, and by how much all are of theirs; one in doubt is of the kind the heading names. */
const kindsOf = (
  entries: JointEntry[],
  named: 'experience' | 'education',
  oddsAt: ReadonlyMap<string, number>,
  doubt: number,
): { kinds: Map<string, 'experience' | 'education'>; sure: number } => {
  const kinds = new Map<string, 'experience' | 'education'>()
  let sure = 0
  for (const { heads, dates } of entries) {
    if (!dates) continue
    const place = placeOf(heads[0]?.line)
    const odds = oddsAt.get(place) ?? 0
    // A year alone is when somebody graduated: work goes on for a while.
    const isSure = Math.abs(odds) > doubt && (odds < 0 || dates.range)
    kinds.set(place, isSure ? (odds > 0 ? 'experience' : 'education') : named)
    if (isSure) sure += Math.abs(odds)
  }
  return { kinds, sure }
}

const fitOf = (trade: Trade, { first, second }: Pick<JointEntry['roles'], 'first' | 'second'>): number =>
  (first ? trade.fits(first.text).first : trade.noFirst) +
  (second ? trade.fits(second.text).second : trade.noSecond)

/** Nats. */
const BEYOND_DOUBT = 1
/** The same under a heading that names both. */
const IN_DOUBT = 0.5

/** Words of an item that tells what was done. */
const WORDS_TOLD = 8

/** Dated heads over items that tell what was done: no list of skills is set so. */
const tellsOfWork = (lines: Prepared[]): boolean => {
  const dated = lines.filter(({ dated, line }) => dated && line.bullet === undefined).length
  const told = lines.filter(({ text, line }) => line.bullet !== undefined && wordCount(text) >= WORDS_TOLD)
  return dated >= ENTRIES && told.length >= dated
}

/** A position lasts; what has but a year each are talks, reviews, prizes. */
const positionsFit = (lines: Prepared[]): number => {
  const ranges = lines.flatMap(({ fields }) => dateRanges(fields.join('\t')).slice(0, 1))
  return ranges.filter(({ range }) => range).length * 2 >= ranges.length
    ? meanFit(lines, POSITIONS)
    : Number.NEGATIVE_INFINITY
}

const meanFit = (lines: Prepared[], trade: Trade): number => {
  const entries = jointEntries(lines, trade)
  const whole = entries.flatMap(({ dates, roles: { first, second } }) =>
    dates && first && second ? fitOf(trade, { first, second }) : [],
  )
  if (whole.length < ENTRIES || whole.length * 2 < entries.length) return Number.NEGATIVE_INFINITY
  return whole.reduce((sum, fit) => sum + fit, 0) / whole.length
}
