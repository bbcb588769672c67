import { z } from 'zod'
import { errorText } from '#shared/error-text.ts'
import { type Draft, draft } from '#shared/schema/draft.ts'
import { mergeValues } from '#shared/sync/merge.ts'
import { journalPrefix, journalsOf } from '#web/store/draft-traces.ts'
import { noUndo, type Undo, undoSchema } from './undo.ts'

// The unsaved state of a draft, with what it was typed over and its undo steps, written synchronously when a page goes
// away. Every tab has its own: one that saves must not wipe out what another could not.

const entry = z.object({ draft, base: draft, undo: undoSchema })

interface Journal {
  draft: Draft
  /** What was on the disk when the typing began; what else stands there by now came from elsewhere and is kept. */
  base: Draft
  undo: Undo
}

export interface LeftOver {
  key: string
  journal: Journal
}

export const journalKey = (id: string, tab: string): string => `${journalPrefix(id)}${tab}`

/** The text before all: where there is no room for the undo steps, it is kept without them. False: not even that. */
export function writeJournal(key: string, journal: Journal): boolean {
  for (const kept of [journal, { ...journal, undo: noUndo() }]) {
    try {
      localStorage.setItem(key, JSON.stringify(kept))
      return true
    } catch (error) {
      console.warn('The journal of the draft could not be written:', errorText(error))
    }
  }
  return false
}

export function readJournals(id: string): LeftOver[] {
  return journalsOf(id).flatMap((key) => {
    const journal = parsed(localStorage.getItem(key) ?? '')
    return journal ? [{ key, journal }] : []
  })
}

function parsed(stored: string): Journal | null {
  try {
    return entry.parse(JSON.parse(stored))
  } catch (error) {
    console.warn('A journal of the draft could not be read:', errorText(error))
    return null
  }
}

/** What is on the disk, with what was typed over it and never got there. */
export const withLeftOvers = (stored: Draft, left: LeftOver[]): Draft =>
  left.reduce((draft, { journal }) => mergeValues(journal.base, journal.draft, draft).value, stored)
