import Dexie from 'dexie'
import type { AccountDatabase } from './database.ts'
import { settingKey } from './settings.ts'

// What the builder keeps of a resume beside its row: the steps of undo, and what closed tabs could not save any more,
// in their journals. Both hold its text, and go where the resume goes.

export const undoSetting = (id: string): string => `undo:${id}`
export const journalPrefix = (id: string): string => `legible-journal:${id}:`

export function journalsOf(id: string): string[] {
  // The rules of syncing are tried where there is no page.
  if (typeof localStorage === 'undefined') return []
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  return keys.filter((key) => key.startsWith(journalPrefix(id))).sort()
}

export function forgetJournals(keys: Iterable<string>): void {
  for (const key of keys) localStorage.removeItem(key)
}

/** Inside a write that has `meta`; the journals wait until that is on the disk. */
export async function forgetTraces(db: AccountDatabase, id: string): Promise<void> {
  Dexie.currentTransaction.on('complete', () => forgetJournals(journalsOf(id)))
  await db.meta.delete(settingKey(undoSetting(id)))
}

/** Inside a write that has `resumes` and `meta`. */
export async function deleteResume(db: AccountDatabase, id: string): Promise<void> {
  await db.resumes.delete(id)
  await forgetTraces(db, id)
}
