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

interface Dated {
  unfinished?: Record<string, UnfinishedDate>
}

/** What an entry keeps of a date field, beside the date: what was typed there and is none yet. */
export function withTyped({ unfinished }: Dated, field: string, typed: UnfinishedDate | null): Dated {
  const { [field]: _, ...others } = unfinished ?? {}
  const kept = typed ? { ...others, [field]: typed } : others
  return { unfinished: Object.keys(kept).length > 0 ? kept : undefined }
}
