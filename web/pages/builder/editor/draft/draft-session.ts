import { liveQuery } from 'dexie'
import { uuidv7 } from 'uuidv7'
import type { Draft } from '#shared/schema/draft.ts'
import { mergeValues } from '#shared/sync/merge.ts'
import { forgetJournals, undoSetting } from '#web/store/draft-traces.ts'
import { withEntryIds } from '#web/store/entry-ids.ts'
import type { OpenDraft } from '#web/store/open-drafts.ts'
import type { ResumeRow } from '#web/store/rows.ts'
import type { AccountStore } from '#web/store/store.ts'
import { journalKey, type LeftOver, readJournals, withLeftOvers, writeJournal } from './journal.ts'
import { back, forth, noUndo, record, type Undo, undoSchema } from './undo.ts'

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

export type DraftView = DraftControl | 'loading' | 'missing'

interface DraftSession {
  /** The first listener opens the draft. When the last one leaves, unsaved words are written down. */
  subscribe: (listener: () => void) => () => void
  /** The same object until something changed. Throws when the database cannot be read. */
  current: () => DraftView
}

const SAVED: SaveState = { state: 'saved' }
const SAVING: SaveState = { state: 'saving' }

/** What was typed is on the screen before it goes to the disk; a killed browser loses no more than this, a rest and one write. */
const PAINT_MS = 50
/** After a write the disk rests as long as it wrote, within reason; who types on and on is saved in between. */
const REST_MS = { most: 200, refused: 1000 }
/** Nothing was typed for so long: only then it is said that all is saved, not after every letter. */
const CALM_MS = 300

/** A write changes much that nobody sees: the page is drawn anew for what it shows. */
function isSame(before: DraftView, after: DraftView): boolean {
  if (typeof before === 'string' || typeof after === 'string') return before === after
  const keys = ['draft', 'name', 'saving', 'undo', 'redo'] as const
  return keys.every((key) => before[key] === after[key])
}

/** The draft of one resume: edited here, saved as it is typed, merged with what another tab or device wrote. */
export function draftSession(store: AccountStore, id: string): DraftSession {
  const journal = journalKey(id, uuidv7())
  const listeners = new Set<() => void>()

  let row: ResumeRow | null = null
  let draft: Draft | null = null
  let undo = noUndo()
  let saving = SAVED
  let view: DraftView = 'loading'
  let failure: { reason: unknown } | null = null

  /** What the next save is compared with: what comes from elsewhere is merged by it. */
  let base: Draft | null = null
  /** What is on the disk, as far as this tab knows, and the number of that write. */
  let stored: Draft | null = null
  let revision = 0
  let storedUndo: Undo | null = null

  let dirty = false
  /** A write is on its way to the disk and may not arrive. */
  let isWriting = false
  let lastSave = Promise.resolve()
  /** Before then the disk is left in peace. Of no clock that can be set back: the rest would not end. */
  let restUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let calm: ReturnType<typeof setTimeout> | undefined

  /** The journals of closed tabs whose text waits here for a save, where the disk did not take it at once. */
  let leftKeys: string[] = []
  /** The account left this device: nothing of it is shown, written or read any more. */
  let forgotten = false

  function publish() {
    if (forgotten) return
    const next = viewNow()
    if (!failure && isSame(view, next)) return
    view = next
    markRefusal()
    for (const listener of listeners) listener()
  }

  function viewNow(): DraftView {
    if (!row?.body.draft) return 'missing'
    if (!draft) return 'loading'
    return {
      draft,
      name: row.body.name,
      saving,
      change,
      keep,
      undo: undo.past.length > 0 ? stepBack : null,
      redo: undo.future.length > 0 ? stepForth : null,
      save,
    }
  }

  /** The header must not say that all is well while the disk refuses words. */
  const markRefusal = () => {
    if (listeners.size > 0) store.openDrafts.mark(id, saving.state === 'failed')
  }

  // Editing

  const change: Change = (what, edit) => {
    const before = draft
    const after = before && edit(before)
    // What changes nothing is no step to undo.
    if (!before || !after || after === before) return
    touch(after, record(undo, before, after, what, Date.now()))
  }

  const keep: DraftControl['keep'] = (snapshot) => {
    const after = draft && snapshot(draft)
    if (after && after !== draft) touch(after, undo)
  }

  const step = (move: typeof back) => () => {
    const moved = draft && move(undo, draft)
    if (moved) touch(moved.draft, moved.undo)
  }
  const stepBack = step(back)
  const stepForth = step(forth)

  function touch(next: Draft, nextUndo: Undo) {
    draft = next
    undo = nextUndo
    dirty = true
    clearTimeout(calm)
    // A refusal stands, with its way out, until a write has succeeded.
    if (saving.state !== 'failed') saving = SAVING
    writeSoon()
    publish()
  }

  // Saving

  function writeSoon() {
    if (timer !== undefined || isWriting) return
    const wait = Math.max(PAINT_MS, restUntil - performance.now())
    timer = setTimeout(() => void save().catch(() => undefined), wait)
  }

  /** One write after the other, so that two saves never race for the same base. */
  function save(): Promise<void> {
    lastSave = lastSave.catch(() => undefined).then(write)
    return lastSave
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const mine = draft
    if (!mine || !dirty) return
    dirty = false
    isWriting = true
    const began = performance.now()
    let rest = 0
    try {
      const { row: saved } = await store.resumes.saveDraft({ id, draft: mine, base: base ?? undefined })
      if (forgotten) return
      landed(mine, saved)
      await storeUndo(saved.id)
      rest = Math.min(performance.now() - began, REST_MS.most)
      if (dirty) saving = SAVING
      else calm = setTimeout(sayAllIsSaved, CALM_MS)
    } catch (problem) {
      dirty = true
      rest = REST_MS.refused
      setAside()
      refuse(problem)
      throw problem
    } finally {
      isWriting = false
      restUntil = performance.now() + rest
      // Typed during the write; what was refused waits for the next word.
      if (dirty && draft !== mine) writeSoon()
      publish()
    }
  }

  /** What another tab wrote came back merged; what was typed meanwhile goes on top. */
  function landed(mine: Draft, saved: ResumeRow) {
    const kept = saved.body.draft
    if (kept && draft) {
      const next = draft === mine ? kept : mergeValues(mine, draft, kept).value
      // What another tab wrote on top of it may have been told before this answer.
      if (saved.id === id && saved.revision < revision && stored) mergeIn(kept, next, stored)
      else {
        draft = next
        base = kept
        stored = kept
        if (saved.id === id) revision = saved.revision
      }
    }
    forgetJournals(leftKeys)
    leftKeys = []
    // What was typed during the write may be in the journal alone.
    if (!dirty) forgetJournals([journal])
    publish()
  }

  async function storeUndo(savedId: string) {
    const steps = undo
    // Typing on in one field makes no new step.
    if (steps.past !== storedUndo?.past || steps.future !== storedUndo.future)
      await store.settings.set(undoSetting(savedId), steps)
    storedUndo = steps
  }

  function sayAllIsSaved() {
    saving = SAVED
    publish()
  }

  function refuse(problem: unknown) {
    saving = { state: 'failed', message: problem instanceof Error ? problem.message : String(problem) }
  }

  // What the disk tells: the first load, and afterwards what another tab or device wrote underneath

  function hear(found: ResumeRow | null) {
    if (forgotten) return
    row = found
    if (!found?.body.draft) revision = 0
    // What was on the disk before this tab's last write is told late at times: it is no news.
    else if (found.revision >= revision) {
      const theirs = withEntryIds(found.body.draft)
      if (draft) takeIn(draft, theirs, found.revision)
      else open(theirs, found.revision)
    }
    publish()
  }

  function takeIn(mine: Draft, theirs: Draft, number: number) {
    stored = theirs
    revision = number
    if (dirty || isWriting) {
      if (base) mergeIn(base, mine, theirs)
      return
    }
    base = theirs
    if (JSON.stringify(theirs) !== JSON.stringify(mine)) draft = theirs
  }

  /** What another tab wrote meanwhile comes in; a conflict stays one until the save keeps both versions. */
  function mergeIn(common: Draft, mine: Draft, theirs: Draft) {
    const merged = mergeValues(common, mine, theirs)
    draft = merged.value
    // What came from there is not ours to defend.
    base = merged.conflicts.length === 0 ? theirs : common
  }

  function open(theirs: Draft, number: number) {
    const left = readJournals(id)
    if (left.length === 0) begin(theirs, number)
    // It goes to the disk before anything is typed on top: no tab takes another's words for its own.
    else if (leftKeys.length === 0) void saveLeftOvers(left, theirs, number)
    void readUndo(left)
  }

  function begin(theirs: Draft, number: number) {
    draft = theirs
    base = theirs
    stored = theirs
    revision = number
  }

  async function saveLeftOvers(left: LeftOver[], theirs: Draft, number: number) {
    leftKeys = left.map(({ key }) => key)
    const mine = withLeftOvers(theirs, left)
    try {
      const { row: saved } = await store.resumes.saveDraft({ id, draft: mine, base: theirs })
      if (forgotten) return
      forgetJournals(leftKeys)
      leftKeys = []
      begin(saved.body.draft ?? theirs, saved.revision)
    } catch (problem) {
      if (forgotten) return
      begin(theirs, number)
      draft = mine
      dirty = true
      refuse(problem)
    }
    publish()
  }

  async function readUndo(left: LeftOver[]) {
    const kept = await store.settings.get(undoSetting(id), undoSchema, noUndo())
    undo = left.at(-1)?.journal.undo ?? kept
    publish()
  }

  // Leaving

  /** Beside the database: written in an instant, and where that has no room. */
  function setAside(): boolean {
    if (!draft || !stored) return false
    return writeJournal(journal, { draft, base: stored, undo })
  }

  function forget() {
    clearTimeout(timer)
    forgotten = true
    draft = null
    forgetJournals([journal])
  }

  /** A closing tab may not finish a database write: the journal is written at once, and read at the next start. */
  function leave() {
    if (!draft || !(dirty || isWriting)) return
    setAside()
    void save().catch(() => undefined)
  }

  function start(): () => void {
    const reading = liveQuery(async () => (await store.resumes.get(id)) ?? null).subscribe({
      next: hear,
      error: (reason: unknown) => {
        failure = { reason }
        publish()
      },
    })
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    // Who signs out asks first what is not on the disk yet, and takes it along or lets go of it.
    const open: OpenDraft = { id, save, setAside, forget }
    const close = store.openDrafts.add(open)
    markRefusal()
    return () => {
      reading.unsubscribe()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
      close()
    }
  }

  let stop = () => {}
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) stop = start()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
    current() {
      if (failure) throw failure.reason
      return view
    },
  }
}
