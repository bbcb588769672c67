import { type Draft, draft } from '#shared/schema/draft.ts'

// The last unsaved state of a draft, written synchronously when a page goes away.

const key = (id: string) => `legible-journal:${id}`

export function writeJournal(id: string, value: Draft): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(value))
  } catch (error) {
    console.warn('The journal of the draft could not be written:', (error as Error).message)
  }
}

export function readJournal(id: string): Draft | null {
  const stored = localStorage.getItem(key(id))
  if (!stored) return null
  const parsed = draft.safeParse(JSON.parse(stored))
  return parsed.success ? parsed.data : null
}

export const forgetJournal = (id: string): void => localStorage.removeItem(key(id))
