// The drafts that are being edited in this tab, and may hold text that is not on the disk yet.

export interface OpenDraft {
  /** Rejects where the disk does not take it. */
  save(): Promise<void>
  /** What is not on the disk goes where all the rest of the account goes: away. */
  forget(): void
}

export function openDrafts() {
  const open = new Set<OpenDraft>()
  return {
    /** The answer takes it out again. */
    add(draft: OpenDraft): () => void {
      open.add(draft)
      return () => {
        open.delete(draft)
      }
    },

    /** Of how many the disk did not take everything. */
    async save(): Promise<number> {
      const saved = await Promise.allSettled([...open].map((draft) => draft.save()))
      for (const answer of saved)
        if (answer.status === 'rejected') console.warn('An open draft could not be saved', answer.reason)
      return saved.filter(({ status }) => status === 'rejected').length
    },

    forget() {
      for (const draft of open) draft.forget()
      open.clear()
    },
  }
}
export type OpenDrafts = ReturnType<typeof openDrafts>
