import { z } from 'zod'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import { bare, insteadOf } from '../../versions/version-list.ts'

// Undo and redo of whole drafts, without their versions: what was kept stays kept. Typing in one field within a short
// time is one step; what adds, removes or moves an entry is always one of its own.

export interface Undo {
  past: Draft[]
  future: Draft[]
  /** What the last step changed, and when: the next change of the same thing joins it. */
  last: { what: string; at: number } | null
}

export const undoSchema = z.object({
  past: z.array(draftSchema),
  future: z.array(draftSchema),
  last: z.object({ what: z.string(), at: z.number() }).nullable(),
}) satisfies z.ZodType<Undo>

const DEPTH = 40
const SAME_STEP_MS = 1500

export const noUndo = (): Undo => ({ past: [], future: [], last: null })

export function record(undo: Undo, before: Draft, after: Draft, what: string, at: number): Undo {
  const isTyping = entriesOf(before) === entriesOf(after)
  const joins =
    isTyping && undo.last?.what === what && at - undo.last.at < SAME_STEP_MS && undo.past.length > 0
  return {
    past: joins ? undo.past : [...undo.past, bare(before)].slice(-DEPTH),
    // The same empty list as before: by its being another one it is seen that there is something to store.
    future: undo.future.length > 0 ? [] : undo.future,
    last: isTyping ? { what, at } : null,
  }
}

/** Which entries there are, and in which order. */
function entriesOf(draft: Draft): string {
  const ids: string[] = []
  JSON.stringify(bare(draft), (key, value) => {
    if (key === 'id') ids.push(String(value))
    return value
  })
  return ids.join()
}

export function back(undo: Undo, now: Draft): { undo: Undo; draft: Draft } | null {
  const draft = undo.past.at(-1)
  if (!draft) return null
  return {
    draft: insteadOf(now, draft),
    undo: { past: undo.past.slice(0, -1), future: [bare(now), ...undo.future].slice(0, DEPTH), last: null },
  }
}

export function forth(undo: Undo, now: Draft): { undo: Undo; draft: Draft } | null {
  const draft = undo.future[0]
  if (!draft) return null
  return {
    draft: insteadOf(now, draft),
    undo: { past: [...undo.past, bare(now)].slice(-DEPTH), future: undo.future.slice(1), last: null },
  }
}
