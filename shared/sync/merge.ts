import { pairsOf } from '#shared/records.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { equalJson, isObject, type Json } from './json.ts'
import { mergeOrder } from './order.ts'

// Three versions of one resume become one: what both started from, what stands here, what stands on the server.
// Sections are merged by their fields, lists by the ids of their entries. Fields that nobody here knows merge too.

interface Merged<T> {
  value: T
  /** Where both sides changed the same field: `value` has ours, and theirs has to be kept elsewhere. */
  conflicts: string[]
}

/** Stamps that both sides always change and nobody would miss. */
const STAMPS: Record<'createdAt' | 'updatedAt', (mine: string, theirs: string) => string> = {
  // biome-ignore lint/complexity/useMathMinMax: they are texts
  createdAt: (mine, theirs) => (mine < theirs ? mine : theirs),
  // biome-ignore lint/complexity/useMathMinMax: they are texts
  updatedAt: (mine, theirs) => (mine > theirs ? mine : theirs),
}

export function mergeResumes(
  base: ResumeBody | null,
  mine: ResumeBody,
  theirs: ResumeBody,
): Merged<ResumeBody> {
  const conflicts: string[] = []
  const value = mergeFields(base ?? {}, mine, theirs, '', conflicts) as ResumeBody
  for (const [key, pick] of pairsOf(STAMPS)) {
    value[key] = pick(mine[key], theirs[key])
  }
  value.schemaVersion = Math.max(mine.schemaVersion, theirs.schemaVersion)
  return { value, conflicts: conflicts.filter((path) => !isNobodysWork(path)) }
}

/** Stamps, and what was read from a file: another version of the reader may read it differently. */
const isNobodysWork = (path: string) =>
  path in STAMPS || path === 'schemaVersion' || /^(resume|facts)(\.|$)/.test(path)

/** Any JSON: what only one side changed is taken from that side. */
export function mergeValues<T>(base: T | undefined, mine: T, theirs: T): Merged<T> {
  const conflicts: string[] = []
  return { value: mergeAny(base, mine, theirs, '', conflicts) as T, conflicts }
}

function mergeAny(base: Json, mine: Json, theirs: Json, path: string, conflicts: string[]): Json {
  if (equalJson(mine, theirs) || equalJson(base, theirs)) return mine
  if (equalJson(base, mine)) return theirs
  if (isObject(mine) && isObject(theirs))
    return mergeFields(isObject(base) ? base : {}, mine, theirs, path, conflicts)
  const lists = { base: base ?? [], mine, theirs }
  if (isEntryList(lists.base) && isEntryList(lists.mine) && isEntryList(lists.theirs))
    return mergeEntries(lists.base, lists.mine, lists.theirs, path, conflicts)
  // Taken out on one side, changed on the other: the change stays.
  if (mine === undefined) return theirs
  if (theirs === undefined) return mine
  conflicts.push(path)
  return mine
}

function mergeFields(
  base: Record<string, Json>,
  mine: Record<string, Json>,
  theirs: Record<string, Json>,
  path: string,
  conflicts: string[],
) {
  const merged: Record<string, Json> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeAny(
      own(base, key),
      own(mine, key),
      own(theirs, key),
      path ? `${path}.${key}` : key,
      conflicts,
    )
    // A key that came from an old client or a file may be `__proto__`: it stays an ordinary key.
    if (value !== undefined)
      Object.defineProperty(merged, key, { value, enumerable: true, writable: true, configurable: true })
  }
  return merged
}

const own = (object: Record<string, Json>, key: string) =>
  Object.hasOwn(object, key) ? object[key] : undefined

type Entry = Record<string, Json> & { id: string }

function isEntryList(value: Json): value is Entry[] {
  if (!Array.isArray(value)) return false
  const ids = value.map((entry) => (isObject(entry) ? entry.id : undefined))
  return ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length
}

function mergeEntries(
  base: Entry[],
  mine: Entry[],
  theirs: Entry[],
  path: string,
  conflicts: string[],
): Entry[] {
  const [was, ours, others] = [byId(base), byId(mine), byId(theirs)]
  const merged: Entry[] = []
  for (const id of mergeOrder(ids(base), ids(mine), ids(theirs))) {
    const [before, our, other] = [was.get(id), ours.get(id), others.get(id)]
    if (our && other) merged.push(mergeAny(before, our, other, `${path}.${id}`, conflicts) as Entry)
    else {
      // Removed on one side: it goes, unless the other side wrote something into it since.
      const left = our ?? other
      if (left && (!before || !equalJson(before, left))) merged.push(left)
    }
  }
  return merged
}

const ids = (entries: Entry[]) => entries.map((entry) => entry.id)
const byId = (entries: Entry[]) => new Map(entries.map((entry) => [entry.id, entry]))
