// The drafts that are being edited in this tab, and may hold text that is not on the disk yet.

export interface OpenDraft {
  /** Of the resume. */
  id: string
  /** Rejects where the disk does not take it. */
  save(): Promise<void>
  /** Beside the database; false where there is no room either. */
  setAside(): boolean
  /** What is not on the disk goes where all the rest of the account goes: away. */
  forget(): void
}

interface RefusedDraft {
  id: string
  setAside: boolean
}

export function openDrafts() {
  const open = new Set<OpenDraft>()
  /** The resumes whose last words the disk did not take. */
  const refusedIds = new Set<string>()
  const listeners = new Set<() => void>()
  const mark = (id: string, isRefused: boolean) => {
    if (refusedIds.has(id) === isRefused) return
    if (isRefused) refusedIds.add(id)
    else refusedIds.delete(id)
    for (const listener of listeners) listener()
  }
  return {
    /** The answer takes it out again. */
    add(draft: OpenDraft): () => void {
      open.add(draft)
      return () => {
        open.delete(draft)
        mark(draft.id, false)
      }
    },

    /** Whether the disk refused what was written last in this one. */
    mark,

    anyRefused: () => refusedIds.size > 0,

    /** Tells when `anyRefused` may have changed. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** The resumes of which the disk did not take everything. */
    async save(): Promise<RefusedDraft[]> {
      const refused: RefusedDraft[] = []
      await Promise.all(
        [...open].map((draft) =>
          draft.save().catch((reason: unknown) => {
            console.warn('An open draft could not be saved', reason)
            refused.push({ id: draft.id, setAside: draft.setAside() })
          }),
        ),
      )
      return refused
    },

    forget() {
      for (const draft of open) draft.forget()
      open.clear()
    },
  }
}
export type OpenDrafts = ReturnType<typeof openDrafts>
