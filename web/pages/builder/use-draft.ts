import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { Draft } from '#shared/schema/draft.ts'
import { mergeValues } from '#shared/sync/merge.ts'
import { forgetJournals, undoSetting } from '#web/store/draft-traces.ts'
import { withEntryIds } from '#web/store/entry-ids.ts'
import type { AccountStore } from '#web/store/store.ts'
import { journalKey, readJournals, withLeftOvers, writeJournal } from './journal.ts'
import { back, forth, noUndo, record, type Undo, undoSchema } from './undo.ts'
import { useLeaving } from './use-leaving.ts'

export type SaveState = { state: 'saved' } | { state: 'saving' } | { state: 'failed'; message: string }

export type Change = (what: string, edit: (draft: Draft) => Draft) => void

export interface DraftControl {
  draft: Draft
  name: string
  saving: SaveState
  change: Change
  /** Keeps a version: nothing of the text changes, and no step of undo takes it back. */
  keep: (snapshot: (draft: Draft) => Draft) => void
  undo: (() => void) | null
  redo: (() => void) | null
  /** Writes what is not written yet; rejects when the device refuses. */
  save: () => Promise<void>
}

/** What was typed is on the screen before it goes to the disk; a killed browser loses no more than this, a rest and one write. */
const PAINT_MS = 50
/** After a write the disk rests as long as it wrote, within reason; who types on and on is saved in between. */
const REST_MS = { most: 200, refused: 1000 }
/** Nothing was typed for so long: only then it is said that all is saved, not after every letter. */
const CALM_MS = 300

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
    /** Before then the disk is left in peace. Of no clock that can be set back: the rest would not end. */
    rest: 0,
    /** A write is on its way to the disk and may not arrive. */
    writing: false,
    /** What is on the disk, as far as this tab knows, and the number of that write. */
    stored: null as Draft | null,
    revision: 0,
    /** The journals of closed tabs whose text waits here for a save, where the disk did not take it at once. */
    left: [] as string[],
  })
  const [journal] = useState(() => journalKey(id, uuidv7()))
  const storedUndo = useRef<Undo | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const calm = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Set below: a write asks for the next one, which begins with what is below it. */
  const writeSoon = useRef(() => {})
  const writing = useRef<Promise<void>>(Promise.resolve())

  const show = useCallback((next: Draft) => {
    live.current.draft = next
    setDraft(next)
  }, [])

  /** What another tab wrote meanwhile comes in; a conflict stays one until the save keeps both versions. */
  const mergeIn = useCallback(
    (base: Draft, mine: Draft, theirs: Draft) => {
      const merged = mergeValues(base, mine, theirs)
      show(merged.value)
      // What came from there is not ours to defend.
      live.current.base = merged.conflicts.length === 0 ? theirs : base
    },
    [show],
  )

  /** Beside the database: written in an instant, and where that has no room. */
  const setAside = useCallback(() => {
    const { draft: mine, stored, undo: steps } = live.current
    if (!mine || !stored) return false
    return writeJournal(journal, { draft: mine, base: stored, undo: steps })
  }, [journal])

  const write = useCallback(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { draft: mine, base, dirty } = live.current
    if (!mine || !dirty) return
    live.current.dirty = false
    live.current.writing = true
    const began = performance.now()
    let rest = 0
    try {
      const { row: saved } = await store.resumes.saveDraft({ id, draft: mine, base: base ?? undefined })
      const { draft: now, stored, revision } = live.current
      // Forgotten meanwhile: nothing of it comes back.
      if (!now) return
      const kept = saved.body.draft
      if (kept) {
        // What another tab wrote came back merged; what was typed meanwhile goes on top.
        const next = now === mine ? kept : mergeValues(mine, now, kept).value
        // What another tab wrote on top of it may have been told before this answer.
        if (saved.id === id && saved.revision < revision && stored) mergeIn(kept, next, stored)
        else {
          show(next)
          live.current.base = kept
          live.current.stored = kept
          if (saved.id === id) live.current.revision = saved.revision
        }
      }
      forgetJournals(live.current.left)
      live.current.left = []
      // What was typed during the write may be in the journal alone.
      if (!live.current.dirty) forgetJournals([journal])
      const steps = live.current.undo
      // Typing on in one field makes no new step.
      if (steps.past !== storedUndo.current?.past || steps.future !== storedUndo.current.future)
        await store.settings.set(undoSetting(saved.id), steps)
      storedUndo.current = steps
      rest = Math.min(performance.now() - began, REST_MS.most)
      if (live.current.dirty) setSaving({ state: 'saving' })
      else calm.current = setTimeout(() => setSaving({ state: 'saved' }), CALM_MS)
    } catch (problem) {
      live.current.dirty = true
      rest = REST_MS.refused
      setAside()
      setSaving({ state: 'failed', message: (problem as Error).message })
      throw problem
    } finally {
      live.current.writing = false
      live.current.rest = performance.now() + rest
      // Typed during the write; what was refused waits for the next word.
      if (live.current.dirty && live.current.draft !== mine) writeSoon.current()
    }
  }, [store, id, show, mergeIn, journal, setAside])

  /** One write after the other, so that two saves never race for the same base. */
  const save = useCallback((): Promise<void> => {
    writing.current = writing.current.catch(() => undefined).then(write)
    return writing.current
  }, [write])

  writeSoon.current = () => {
    if (timer.current !== undefined || live.current.writing) return
    const wait = Math.max(PAINT_MS, live.current.rest - performance.now())
    timer.current = setTimeout(() => void save().catch(() => undefined), wait)
  }

  const touch = useCallback(
    (next: Draft, nextUndo: Undo) => {
      show(next)
      live.current.undo = nextUndo
      live.current.dirty = true
      setUndo(nextUndo)
      clearTimeout(calm.current)
      // A refusal stands, with its way out, until a write has succeeded.
      setSaving((before) => (before.state === 'failed' ? before : { state: 'saving' }))
      writeSoon.current()
    },
    [show],
  )

  const change = useCallback<Change>(
    (what, edit) => {
      const before = live.current.draft
      const after = before && edit(before)
      // What changes nothing is no step to undo.
      if (!before || !after || after === before) return
      touch(after, record(live.current.undo, before, what, Date.now()))
    },
    [touch],
  )

  const keep = useCallback(
    (snapshot: (draft: Draft) => Draft) => {
      const { draft: before } = live.current
      const after = before && snapshot(before)
      if (after && after !== before) touch(after, live.current.undo)
    },
    [touch],
  )

  const begin = useCallback(
    (stored: Draft, revision: number) => {
      live.current.base = stored
      live.current.stored = stored
      live.current.revision = revision
      show(stored)
    },
    [show],
  )

  // The first load, and afterwards what another tab or device wrote underneath.
  useEffect(() => {
    if (!row?.body.draft) {
      live.current.revision = 0
      return
    }
    // What was on the disk before this tab's last write is told late at times: it is no news.
    if (row.revision < live.current.revision) return
    const theirs = withEntryIds(row.body.draft)
    const { draft: mine, base, dirty, writing: underWay } = live.current
    if (!mine) {
      const left = readJournals(id)
      // It goes to the disk before anything is typed on top: no tab takes another's words for its own.
      if (left.length > 0 && live.current.left.length === 0) {
        const keys = left.map(({ key }) => key)
        live.current.left = keys
        const landed = (kept: Draft, revision: number) => {
          forgetJournals(keys)
          live.current.left = []
          begin(kept, revision)
        }
        store.resumes.saveDraft({ id, draft: withLeftOvers(theirs, left), base: theirs }).then(
          ({ row: saved }) => landed(saved.body.draft ?? theirs, saved.revision),
          (problem: Error) => {
            begin(theirs, row.revision)
            show(withLeftOvers(theirs, left))
            live.current.dirty = true
            setSaving({ state: 'failed', message: problem.message })
          },
        )
      } else if (left.length === 0) begin(theirs, row.revision)
      void store.settings.get(undoSetting(id), undoSchema, noUndo()).then((stored) => {
        const steps = left.at(-1)?.journal.undo ?? stored
        live.current.undo = steps
        setUndo(steps)
      })
      return
    }
    live.current.stored = theirs
    live.current.revision = row.revision
    if (!dirty && !underWay) {
      live.current.base = theirs
      if (JSON.stringify(theirs) !== JSON.stringify(mine)) show(theirs)
    } else if (base) mergeIn(base, mine, theirs)
  }, [row, id, store, show, begin, mergeIn])

  const isUnsaved = useCallback(() => {
    const { draft: mine, dirty, writing: underWay } = live.current
    return mine !== null && (dirty || underWay)
  }, [])
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    live.current.draft = null
    forgetJournals([journal])
  }, [journal])
  useLeaving(store, { id, isUnsaved, refused: saving.state === 'failed', setAside, save, forget })

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
    keep,
    undo: undo.past.length > 0 ? step(back) : null,
    redo: undo.future.length > 0 ? step(forth) : null,
    save,
  }
}
