import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Draft } from '#shared/schema/draft.ts'
import { mergeValues } from '#shared/sync/merge.ts'
import type { AccountStore } from '#web/store/store.ts'
import { forgetJournal, readJournal, writeJournal } from './journal.ts'
import { back, forth, noUndo, record, type Undo, undoSchema } from './undo.ts'

export type SaveState = { state: 'saved' } | { state: 'saving' } | { state: 'failed'; message: string }

export type Change = (what: string, edit: (draft: Draft) => Draft) => void

export interface DraftControl {
  draft: Draft
  name: string
  saving: SaveState
  change: Change
  undo: (() => void) | null
  redo: (() => void) | null
  /** Writes what is not written yet; rejects when the device refuses. */
  save: () => Promise<void>
}

const DEBOUNCE_MS = 250
/** The draft of one resume: edited here, saved as it is typed, merged with what another tab or device wrote. */
export function useDraft(store: AccountStore, id: string): DraftControl | 'loading' | 'missing' {
  const row = useLiveQuery(async () => (await store.resumes.get(id)) ?? null, [store, id])
  const [draft, setDraft] = useState<Draft | null>(null)
  const [saving, setSaving] = useState<SaveState>({ state: 'saved' })
  const [undo, setUndo] = useState<Undo>(noUndo)
  const live = useRef({
    draft: null as Draft | null,
    base: null as Draft | null,
    undo: noUndo(),
    dirty: false,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writing = useRef<Promise<void>>(Promise.resolve())

  const show = useCallback((next: Draft) => {
    live.current.draft = next
    setDraft(next)
  }, [])

  const write = useCallback(async () => {
    clearTimeout(timer.current)
    const { draft: mine, base, dirty } = live.current
    if (!mine || !dirty) return
    live.current.dirty = false
    try {
      const { row: saved } = await store.resumes.saveDraft({ id, draft: mine, base: base ?? undefined })
      const kept = saved.body.draft
      if (kept) {
        const now = live.current.draft ?? mine
        // What another tab wrote came back merged; what was typed meanwhile goes on top.
        if (now !== mine) show(mergeValues(mine, now, kept).value)
        else show(kept)
        live.current.base = kept
      }
      forgetJournal(id)
      await store.settings.set(`undo:${id}`, live.current.undo)
      if (!live.current.dirty) setSaving({ state: 'saved' })
    } catch (problem) {
      live.current.dirty = true
      setSaving({ state: 'failed', message: (problem as Error).message })
      throw problem
    }
  }, [store, id, show])

  /** One write after the other, so that two saves never race for the same base. */
  const save = useCallback((): Promise<void> => {
    writing.current = writing.current.catch(() => undefined).then(write)
    return writing.current
  }, [write])

  const touch = useCallback(
    (next: Draft, nextUndo: Undo) => {
      show(next)
      live.current.undo = nextUndo
      live.current.dirty = true
      setUndo(nextUndo)
      setSaving({ state: 'saving' })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save().catch(() => undefined), DEBOUNCE_MS)
    },
    [save, show],
  )

  const change = useCallback<Change>(
    (what, edit) => {
      const before = live.current.draft
      if (!before) return
      touch(edit(before), record(live.current.undo, before, what, Date.now()))
    },
    [touch],
  )

  // The first load, and afterwards what another tab or device wrote underneath.
  useEffect(() => {
    const theirs = row?.body.draft
    if (!theirs) return
    const { draft: mine, base, dirty } = live.current
    if (!mine) {
      const left = readJournal(id)
      live.current.base = theirs
      show(left?.draft ?? theirs)
      void store.settings.get(`undo:${id}`, undoSchema, noUndo()).then((stored) => {
        const steps = left?.undo ?? stored
        live.current.undo = steps
        setUndo(steps)
      })
      if (left) {
        live.current.dirty = true
        void save().catch(() => undefined)
      }
    } else if (!dirty) {
      live.current.base = theirs
      if (JSON.stringify(theirs) !== JSON.stringify(mine)) show(theirs)
    } else if (base) {
      show(mergeValues(base, mine, theirs).value)
    }
  }, [row, id, store, show, save])

  // A closing tab may not finish a database write: the journal is written at once, and read at the next start.
  useEffect(() => {
    const leave = () => {
      const { draft: mine, dirty } = live.current
      if (!mine || !dirty) return
      writeJournal(id, { draft: mine, undo: live.current.undo })
      void save().catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [id, save])

  const step = (move: typeof back) => () => {
    const now = live.current.draft
    const moved = now && move(live.current.undo, now)
    if (moved) touch(moved.draft, moved.undo)
  }

  if (row === null) return 'missing'
  if (!row || !draft) return row && !row.body.draft ? 'missing' : 'loading'
  return {
    draft,
    name: row.body.name,
    saving,
    change,
    undo: undo.past.length > 0 ? step(back) : null,
    redo: undo.future.length > 0 ? step(forth) : null,
    save,
  }
}
