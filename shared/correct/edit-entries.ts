import type { Place } from '#shared/schema/resume.ts'
import { bulletsOf, type Entry, type Value, withBullets } from './entries.ts'

// One entry becomes two, or two become one; what either of them says is kept.

/** The field that holds the words of an entry which is a line: a skill, a certificate, a link. */
export const wordsField = (value: Value): string =>
  ['title', 'name', 'url'].find((key) => typeof value[key] === 'string') ?? 'name'

/** One pair, and said by the dates as printed. */
const READ_DATES = new Set(['startDate', 'endDate'])

/** Prose under the head of a position, and of a project. A school has none: its bullets take what is left over. */
const PROSE = ['text', 'description']

const sameWords = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase()

const isWritten = (value: unknown): boolean => value !== '' && value !== undefined

/** Which two entries a merged one was, by its bullets: they stay the same list until one of them is edited. */
const seams = new WeakMap<object, { first: Entry; second: Entry; merged: Entry }>()

export function mergeEntries(first: Entry, second: Entry): Entry {
  const value: Value = { ...first.value }
  const places = { ...second.places, ...first.places }
  const left: { text: string; place: Place | undefined }[] = []
  const prose = PROSE.find((field) => typeof first.value[field] === 'string')
  const hasBullets = first.value.bullets !== undefined
  const key = wordsField(first.value)
  const isDated = ['printedDates', ...READ_DATES].some((field) => isWritten(first.value[field] ?? ''))
  for (const [field, theirs] of Object.entries(second.value)) {
    const ours = first.value[field]
    if (field === 'bullets' || !isWritten(theirs) || (isDated && READ_DATES.has(field))) continue
    if (!isWritten(ours)) {
      value[field] = theirs
      if (second.places[field]) places[field] = second.places[field]
    } else if (hasBullets) {
      if (typeof theirs === 'string' && !sameWords(ours, theirs))
        left.push({ text: theirs, place: second.places[field] })
    } else if (!hasBullets && field === key) value[field] = `${ours} ${theirs}`
    else if (!hasBullets && ours !== theirs && typeof theirs === 'string' && field !== 'date')
      value[field] = `${ours} ${theirs}`
  }
  const merged = { value, places }
  if (!hasBullets) return merged
  if (prose) value[prose] = [value[prose], ...left.map(({ text }) => text)].filter(isWritten).join('\n')
  const whole = withBullets(merged, [...bulletsOf(first), ...(prose ? [] : left), ...bulletsOf(second)])
  if (whole.value.bullets) seams.set(whole.value.bullets, { first, second, merged: whole })
  return whole
}

/** Parted where it was merged, each half has its own head again; what was edited since stays with the first. */
function unmerge(entry: Entry, at: number): [Entry, Entry] | undefined {
  const seam = entry.value.bullets && seams.get(entry.value.bullets)
  if (!seam || bulletsOf(entry).length - at !== bulletsOf(seam.second).length) return undefined
  const { first, second, merged } = seam
  const value = Object.fromEntries(
    Object.entries(entry.value).map(([key, now]) => [
      key,
      now === merged.value[key] ? first.value[key] : now,
    ]),
  )
  const places = Object.fromEntries(Object.entries(entry.places).filter(([key]) => key in first.places))
  return [withBullets({ value, places }, bulletsOf(first)), second]
}

const emptied = (value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, old]) => (typeof old === 'string' ? [[key, '']] : [])),
  )

/** Undefined where there is nothing to part at that place. */
export function splitEntry(entry: Entry, at: number): [Entry, Entry] | undefined {
  if (entry.value.bullets !== undefined) {
    const bullets = bulletsOf(entry)
    if (at >= bullets.length) return undefined
    const parted = unmerge(entry, at)
    if (parted) return parted
    const second: Entry = { value: emptied(entry.value), places: {} }
    return [withBullets(entry, bullets.slice(0, at)), withBullets(second, bullets.slice(at))]
  }
  const key = wordsField(entry.value)
  const words = String(entry.value[key]).split(' ')
  if (at >= words.length) return undefined
  const second: Entry = {
    value: { ...emptied(entry.value), [key]: words.slice(at).join(' ') },
    places: entry.places,
  }
  return [{ value: { ...entry.value, [key]: words.slice(0, at).join(' ') }, places: entry.places }, second]
}
