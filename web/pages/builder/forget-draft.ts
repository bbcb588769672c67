import type { AccountStore } from '#web/store/store.ts'
import { forgetJournals, readJournals } from './journal.ts'

/** The steps of undo hold the text of a resume: they go with it, and so do journals of closed tabs. */
export async function forgetDraft(store: AccountStore, id: string): Promise<void> {
  forgetJournals(readJournals(id).map(({ key }) => key))
  await store.settings.forget(undoSetting(id))
}

export const undoSetting = (id: string): string => `undo:${id}`
