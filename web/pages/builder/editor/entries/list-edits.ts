import type { UnfinishedDate } from '#shared/schema/draft.ts'

// Edits of a list by position; each returns a new list and leaves the others as they are.

export const replaced = <T>(list: T[], at: number, change: Partial<T>): T[] =>
  list.map((entry, index) => (index === at ? { ...entry, ...change } : entry))

export const without = <T>(list: T[], at: number): T[] => list.filter((_, index) => index !== at)

export function moved<T>(list: T[], from: number, to: number): T[] {
  if (to < 0 || to >= list.length || from === to) return list
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry !== undefined) next.splice(to, 0, entry)
  return next
}

/** A copy of an entry beside it, with ids of its own all the way down: by these two devices' edits are told apart. */
export function duplicated<T extends { id: string }>(list: T[], at: number, newId: () => string): T[] {
  const entry = list[at]
  return entry ? [...list.slice(0, at + 1), withNewIds(entry, newId) as T, ...list.slice(at + 1)] : list
}

function withNewIds(value: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withNewIds(one, newId))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'id' ? newId() : withNewIds(one, newId)]),
  )
}

interface Dated {
  unfinished?: Record<string, UnfinishedDate>
}

/** What an entry keeps of a date field, beside the date: what was typed there and is none yet. */
export function withTyped({ unfinished }: Dated, field: string, typed: UnfinishedDate | null): Dated {
  const { [field]: _, ...others } = unfinished ?? {}
  const kept = typed ? { ...others, [field]: typed } : others
  return { unfinished: Object.keys(kept).length > 0 ? kept : undefined }
}
