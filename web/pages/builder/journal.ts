import { z } from 'zod'
import { type Draft, draft } from '#shared/schema/draft.ts'
import { type Undo, undoSchema } from './undo.ts'

// The last unsaved state of a draft with its undo steps, written synchronously when a page goes away.

const key = (id: string) => `legible-journal:${id}`
const entry = z.object({ draft, undo: undoSchema })

export interface Journal {
  draft: Draft
  undo: Undo
}

export function writeJournal(id: string, journal: Journal): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(journal))
  } catch (error) {
    console.warn('The journal of the draft could not be written:', (error as Error).message)
  }
}

export function readJournal(id: string): Journal | null {
  const stored = localStorage.getItem(key(id))
  if (!stored) return null
  const parsed = entry.safeParse(JSON.parse(stored))
  return parsed.success ? parsed.data : null
}

export const forgetJournal = (id: string): void => localStorage.removeItem(key(id))
