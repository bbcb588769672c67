import type { Correction } from '#shared/schema/corrections.ts'
import { type Resume, resumeDate } from '#shared/schema/resume.ts'
import { nameParts } from '#shared/structure/name/parts.ts'
import { blankEntry } from './blank-entry.ts'
import { mergeEntries, splitEntry, wordsField } from './edit-entries.ts'
import {
  bulletsOf,
  type Entry,
  entriesOf,
  isList,
  type List,
  lineOf,
  withBullets,
  withEntries,
} from './entries.ts'

// What a person corrected in the fields and entries, said of the result once the blocks have been read.

type Change = Exclude<Correction, { do: 'read_as' | 'respell' }>

/** The corrections that no longer fit what was read are left out, and named. */
export function applyCorrections(
  resume: Resume,
  corrections: readonly Correction[],
): { resume: Resume; unfit: string[] } {
  let result = resume
  const unfit: string[] = []
  for (const correction of corrections) {
    if (correction.do === 'read_as' || correction.do === 'respell') continue
    const changed = apply(result, correction)
    if (changed) result = changed
    else unfit.push(correction.id)
  }
  return { resume: result, unfit }
}

function apply(resume: Resume, change: Change): Resume | undefined {
  const [list = '', , ...rest] = change.path.split('.')
  if (!isList(list)) return change.do === 'edit' ? editField(resume, change.path, change.value) : undefined
  const entries = entriesOf(resume, list)
  if (change.do === 'add') {
    const at = Number(change.path.split('.')[1])
    return at <= entries.length
      ? withEntries(resume, list, entries.toSpliced(at, 0, blankEntry(list)))
      : undefined
  }
  const at = positionOf(entries, change)
  const entry = entries[at]
  if (!entry) return undefined
  if (change.do === 'move')
    return change.to < entries.length
      ? withEntries(resume, list, entries.toSpliced(at, 1).toSpliced(change.to, 0, entry))
      : undefined
  const replaced = replacement(entry, entries[at + 1], change, list, rest)
  if (!replaced) return undefined
  const changed = withEntries(resume, list, entries.toSpliced(at, replaced.takes, ...replaced.by))
  return list === 'links' ? sameAddress(changed, entry, replaced.by[0]) : changed
}

/** At its index, unless another entry stands there now: then the one that begins on its line. */
function positionOf(entries: readonly Entry[], { path, line }: Change): number {
  const at = Number(path.split('.')[1])
  const there = entries[at]
  if (line === 0 || (there && lineOf(there) === line)) return at
  return entries.findIndex((entry) => lineOf(entry) === line)
}

interface Replacement {
  takes: 1 | 2
  by: Entry[]
}

function replacement(
  entry: Entry,
  next: Entry | undefined,
  change: Exclude<Change, { do: 'add' | 'move' }>,
  list: List,
  field: string[],
): Replacement | undefined {
  switch (change.do) {
    case 'delete':
      return { takes: 1, by: [] }
    case 'merge':
      return next && { takes: 2, by: [mergeEntries(entry, next)] }
    case 'split': {
      const parts = splitEntry(entry, change.at)
      return parts && { takes: 1, by: parts }
    }
    case 'edit': {
      const edited = editEntry(entry, field, change.value.trim(), list)
      return edited && { takes: 1, by: edited === 'gone' ? [] : [edited] }
    }
  }
}

const DATES = new Set(['startDate', 'endDate', 'date'])

function editEntry(
  entry: Entry,
  [field, at]: string[],
  value: string,
  list: List,
): Entry | 'gone' | undefined {
  if (field === 'bullets') return editBullet(entry, Number(at), value)
  const key = field ?? wordsField(entry.value)
  if (typeof entry.value[key] !== 'string') return undefined
  // A skill, a link or an interest without a word is none.
  if (field === undefined && value === '') return 'gone'
  if (DATES.has(key) && !resumeDate.safeParse(value).success) return undefined
  const place = entry.places[field ?? '']
  const places = place ? { ...entry.places, [field ?? '']: { ...place, sure: 1 } } : entry.places
  const edited = { value: { ...entry.value, [key]: value }, places }
  return list === 'education' && key === 'endDate' ? graduated(edited, value) : edited
}

function graduated(entry: Entry, endDate: string): Entry {
  const { graduationYear: _year, current: _current, ...value } = entry.value
  return { ...entry, value: endDate ? { ...value, graduationYear: Number(endDate.slice(0, 4)) } : value }
}

/** The one after the last is new. */
function editBullet(entry: Entry, at: number, text: string): Entry | undefined {
  const bullets = bulletsOf(entry)
  const old = bullets[at]
  if (entry.value.bullets === undefined || (!old && (at !== bullets.length || text === ''))) return undefined
  const by = text ? [{ text, place: old?.place && { ...old.place, sure: 1 } }] : []
  return withBullets(entry, bullets.toSpliced(at, 1, ...by))
}

/** The profile and the site are links too. */
function sameAddress(resume: Resume, before: Entry, after: Entry | undefined): Resume {
  const url = String(after?.value.url ?? '')
  const info = { ...resume.personalInfo }
  for (const key of ['linkedin', 'website'] as const) if (info[key] === before.value.url) info[key] = url
  return { ...resume, personalInfo: info }
}

const TEXTS = new Set(['name', 'headline', 'summary'])

function editField(resume: Resume, path: string, written: string): Resume | undefined {
  const value = written.trim()
  const [top = '', key, ...more] = path.split('.')
  if (more.length > 0) return undefined
  const place = resume.places[path]
  const places = place ? { ...resume.places, [path]: { ...place, sure: 1 } } : resume.places
  if (top === 'personalInfo' && key !== undefined && Object.hasOwn(resume.personalInfo, key))
    return { ...resume, places, personalInfo: { ...resume.personalInfo, [key]: value } }
  if (key !== undefined || !TEXTS.has(top)) return undefined
  const edited = { ...resume, places, [top]: value }
  return top === 'name'
    ? { ...edited, personalInfo: { ...resume.personalInfo, ...nameParts(value) } }
    : edited
}
