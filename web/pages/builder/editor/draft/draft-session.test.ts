import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { journalsOf } from '#web/store/draft-traces.ts'
import { StoreProblem } from '#web/store/problem.ts'
import type { ResumeRow } from '#web/store/rows.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { snapshot, versionsOf } from '../../versions/version-list.ts'
import { type DraftControl, draftSession } from './draft-session.ts'

// Two tabs on one draft, a disk that is full at times, tabs that close and tabs that are killed in the middle of a
// write: whatever happened, what was typed is there at the end.

let store: AccountStore
let id: string
beforeEach(async () => {
  localStorage.clear()
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  id = (await store.resumes.saveDraft({ draft: emptyDraft() })).row.id
})
afterEach(() => {
  for (const close of openTabs.splice(0)) close()
})
const openTabs: (() => void)[] = []

type Field = 'firstName' | 'lastName' | 'email' | 'phone'

interface Tab {
  control: () => DraftControl
  type: (field: Field, text: string) => void
  /** Its writes reach the disk no more, as after a power cut; the journal it writes while it goes is all there is. */
  kill: () => void
  close: () => void
  fillDisk: (full: boolean) => void
  /** It hears of no write any more: the text that was on the disk before is told again and again. */
  lag: () => Promise<void>
  /** Its next writes wait until they are let through. */
  hold: () => () => void
  /** Its next writes reach the disk, and hear of it when they are let through. */
  holdAnswers: () => () => void
}

async function openTab(): Promise<Tab> {
  let dead = false
  let full = false
  let late: ResumeRow | undefined
  let gate = Promise.resolve()
  let answers = Promise.resolve()
  const mine: AccountStore = {
    ...store,
    resumes: {
      ...store.resumes,
      get: async (wanted) => {
        const row = await store.resumes.get(wanted)
        return late && row ? { ...late, body: { ...late.body, name: row.body.name } } : row
      },
      saveDraft: async (wanted) => {
        if (dead) return new Promise(() => undefined)
        if (full) throw new StoreProblem('disk_full')
        await gate
        const saved = await store.resumes.saveDraft(wanted)
        await answers
        return saved
      },
    },
  }
  const session = draftSession(mine, id)
  const close = session.subscribe(() => undefined)
  openTabs.push(close)
  const control = () => {
    const view = session.current()
    if (typeof view === 'string') throw new Error(`The draft is ${view}`)
    return view
  }
  await vi.waitFor(control)
  return {
    control,
    type: (field, text) =>
      control().change(field, (draft) => ({
        ...draft,
        personalInfo: { ...draft.personalInfo, [field]: text },
      })),
    kill: () => {
      dead = true
      dispatchEvent(new Event('pagehide'))
      close()
    },
    close,
    fillDisk: (now) => {
      full = now
    },
    lag: async () => {
      late = await store.resumes.get(id)
    },
    hold: () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return open
    },
    holdAnswers: () => {
      let open = () => {}
      answers = new Promise((resolve) => {
        open = resolve
      })
      return open
    },
  }
}

const stored = async () => (await store.resumes.get(id))?.body.draft?.personalInfo
/** Says whether the disk took it. */
const save = (tab: Tab): Promise<boolean> =>
  tab
    .control()
    .save()
    .then(
      () => true,
      () => false,
    )

/** Mulberry32 */
function randomFrom(seed: number) {
  let state = seed | 0
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const FIELDS: [Field, Field][] = [
  ['firstName', 'phone'],
  ['lastName', 'email'],
]
const MOVES = 25

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'whatever happens to two tabs, no typed text is lost (schedule %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const typed: Partial<Record<Field, string>> = {}
    const tabs = [await openTab(), await openTab()]
    for (let move = 0; move < MOVES; move++) {
      const at = random(2)
      const tab = tabs[at]!
      const event = random(10)
      if (event < 5) {
        const field = FIELDS[at]![random(2)]!
        typed[field] = `${field} ${move}`
        tab.type(field, typed[field])
      } else if (event < 7) await save(tab)
      else if (event === 7) {
        tab.fillDisk(true)
        await save(tab)
        tab.fillDisk(false)
      } else {
        if (event === 8) tab.kill()
        else tab.close()
        tabs[at] = await openTab()
      }
    }
    for (const tab of tabs) tab.kill()
    const last = await openTab()
    await save(last)
    expect(await stored()).toMatchObject(typed)
  },
)

test('what was on the disk before the last write, told late, takes nothing back', async () => {
  const tab = await openTab()
  await tab.lag()
  for (const text of ['Grace', 'Grace H']) {
    tab.type('firstName', text)
    await save(tab)
    await store.resumes.rename(id, `Heard of ${text}`)
    await vi.waitFor(() => expect(tab.control().name).toBe(`Heard of ${text}`))
    expect(tab.control().draft.personalInfo.firstName).toBe(text)
  }
})

test('what another tab writes while this one is writing takes nothing back', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const open = first.hold()
  first.type('firstName', 'Grace')
  const saving = first.control().save()
  second.type('lastName', 'Sample')
  await save(second)
  await vi.waitFor(() => expect(first.control().draft.personalInfo.lastName).toBe('Sample'))
  expect(first.control().draft.personalInfo.firstName).toBe('Grace')
  open()
  await saving
  expect(await stored()).toMatchObject({ firstName: 'Grace', lastName: 'Sample' })
  expect(await store.resumes.list()).toHaveLength(1)
})

test('what another tab wrote on top of a write, told before its answer, is no conflict afterwards', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const open = first.holdAnswers()
  first.type('firstName', 'Grace')
  const saving = first.control().save()
  await vi.waitFor(() => expect(second.control().draft.personalInfo.firstName).toBe('Grace'))
  second.type('lastName', 'Sampl')
  await save(second)
  await vi.waitFor(() => expect(first.control().draft.personalInfo.lastName).toBe('Sampl'))
  open()
  await saving
  first.type('lastName', 'Sample')
  await save(first)
  expect(await stored()).toMatchObject({ firstName: 'Grace', lastName: 'Sample' })
  expect(await store.resumes.list()).toHaveLength(1)
})

test('a tab killed after another one wrote does not undo what the other wrote', async () => {
  const first = await openTab()
  first.type('firstName', 'Grace')
  first.kill()
  const second = await openTab()
  await save(second)
  second.type('lastName', 'Sample')
  await save(second)
  const again = await openTab()
  await save(again)
  expect(await stored()).toMatchObject({ firstName: 'Grace', lastName: 'Sample' })
})

test('saving in one tab leaves the journal of another in place', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first.type('firstName', 'Grace')
  first.kill()
  second.type('lastName', 'Sample')
  await save(second)
  second.close()
  const again = await openTab()
  await save(again)
  expect(await stored()).toMatchObject({ firstName: 'Grace', lastName: 'Sample' })
})

test('the steps of undo are there after a reload, and lead back to the empty page', async () => {
  const first = await openTab()
  first.type('firstName', 'Grace')
  first.type('lastName', 'Sample')
  await save(first)
  first.close()
  const again = await openTab()
  await vi.waitFor(() => expect(again.control().undo).not.toBeNull())
  again.control().undo?.()
  again.control().undo?.()
  expect(again.control().draft.personalInfo).toMatchObject({ firstName: '', lastName: '' })
  again.control().redo?.()
  expect(again.control().draft.personalInfo.firstName).toBe('Grace')
})

test('a version that was kept is no step of undo, and no undo takes it away', async () => {
  const tab = await openTab()
  tab.type('firstName', 'Grace')
  tab.control().keep((draft) => snapshot(draft, { name: 'Kept', now: new Date(0) }))
  tab.control().undo?.()
  expect(tab.control().draft.personalInfo.firstName).toBe('')
  expect(tab.control().undo).toBeNull()
  expect(versionsOf(tab.control().draft).map(({ name }) => name)).toEqual(['Kept'])
})

test('who types without a pause is saved all the same', async () => {
  const tab = await openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  try {
    for (let key = 1; key <= 12; key++) {
      tab.type('firstName', 'a'.repeat(key))
      vi.advanceTimersByTime(100)
    }
  } finally {
    vi.useRealTimers()
  }
  await vi.waitFor(async () => expect((await stored())?.firstName).toMatch(/^a+$/))
})

test('a journal that cannot be read is passed over, and the draft opens', async () => {
  localStorage.setItem(`legible-journal:${id}:x`, '{"draft":')
  const tab = await openTab()
  expect(tab.control().draft.personalInfo.firstName).toBe('')
})

test('a word is on its way to the disk a moment after it was typed, pause or no pause', async () => {
  const tab = await openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  try {
    tab.type('firstName', 'Grace')
    vi.advanceTimersByTime(60)
  } finally {
    vi.useRealTimers()
  }
  await vi.waitFor(async () => expect((await stored())?.firstName).toBe('Grace'))
})

test('a refusal stands while one types on, until the disk takes it', async () => {
  const tab = await openTab()
  tab.fillDisk(true)
  tab.type('firstName', 'Gr')
  await save(tab)
  tab.type('firstName', 'Grace')
  expect(tab.control().saving.state).toBe('failed')
  tab.fillDisk(false)
  await save(tab)
  await vi.waitFor(() => expect(tab.control().saving.state).toBe('saved'))
})

test('who signs out has saved what was typed, or is told that it could not be', async () => {
  const tab = await openTab()
  tab.type('firstName', 'Grace')
  expect(await store.openDrafts.save()).toEqual([])
  expect((await stored())?.firstName).toBe('Grace')
  tab.fillDisk(true)
  tab.type('firstName', 'Hopper')
  expect(await store.openDrafts.save()).toEqual([{ id, setAside: true }])
  tab.close()
  expect(await store.openDrafts.save()).toEqual([])
})

test.each([
  [false, 1],
  [true, 0],
])(
  'an account that is closed with words the disk refused (forgotten: %s) leaves %i journals',
  async (forgotten, left) => {
    const tab = await openTab()
    tab.fillDisk(true)
    tab.type('firstName', 'Grace')
    await save(tab)
    if (forgotten) store.openDrafts.forget()
    tab.close()
    expect(journalsOf(id)).toHaveLength(left)
  },
)

test('words that are forgotten during a write do not come back with its answer', async () => {
  const tab = await openTab()
  const open = tab.holdAnswers()
  tab.type('firstName', 'Grace')
  const saving = tab.control().save()
  await vi.waitFor(async () => expect((await stored())?.firstName).toBe('Grace'))
  tab.type('firstName', 'Grace H')
  store.openDrafts.forget()
  open()
  await saving
  tab.close()
  expect(journalsOf(id)).toEqual([])
})

test('a clock that is set back does not put off saving', async () => {
  const tab = await openTab()
  tab.type('firstName', 'Grace')
  await save(tab)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  try {
    tab.type('firstName', 'Hopper')
    await vi.waitFor(async () => expect((await stored())?.firstName).toBe('Hopper'))
  } finally {
    vi.useRealTimers()
  }
})

test('words that the disk refuses are set aside at once, for a browser that is killed, until it takes them', async () => {
  const tab = await openTab()
  tab.fillDisk(true)
  tab.type('firstName', 'Grace')
  await save(tab)
  expect(journalsOf(id)).toHaveLength(1)
  tab.fillDisk(false)
  await save(tab)
  expect(journalsOf(id)).toEqual([])
  expect((await stored())?.firstName).toBe('Grace')
})

test('a draft is loading until the disk has told it, and the same view until something changes', async () => {
  const session = draftSession(store, id)
  expect(session.current()).toBe('loading')
  const heard = vi.fn()
  openTabs.push(session.subscribe(heard))
  expect(session.current()).toBe('loading')
  await vi.waitFor(() => expect(session.current()).toMatchObject({ name: expect.any(String) }))
  const view = session.current()
  const times = heard.mock.calls.length
  // Another resume is no news of this one.
  await store.resumes.saveDraft({ draft: emptyDraft() })
  await store.resumes.rename(id, 'Renamed')
  await vi.waitFor(() => expect(session.current()).toMatchObject({ name: 'Renamed' }))
  expect(heard).toHaveBeenCalledTimes(times + 1)
  expect(session.current()).not.toBe(view)
  expect(session.current()).toBe(session.current())
})

test('a change that changes nothing tells nobody, and is no step of undo', async () => {
  const tab = await openTab()
  const before = tab.control()
  before.change('summary', (draft) => draft)
  before.keep((draft) => draft)
  expect(tab.control()).toBe(before)
  expect(before.undo).toBeNull()
})

test.each([
  ['that never was', async () => 'no-such-resume'],
  [
    'that was deleted',
    async () => {
      await store.resumes.remove(id)
      return id
    },
  ],
])('a resume %s is missing', async (_what, wanted) => {
  const session = draftSession(store, await wanted())
  openTabs.push(session.subscribe(() => undefined))
  await vi.waitFor(() => expect(session.current()).toBe('missing'))
})

test('a resume that is deleted while it is open is missing from then on', async () => {
  const session = draftSession(store, id)
  openTabs.push(session.subscribe(() => undefined))
  await vi.waitFor(() => expect(session.current()).toMatchObject({ saving: { state: 'saved' } }))
  await store.resumes.remove(id)
  await vi.waitFor(() => expect(session.current()).toBe('missing'))
})

test('a database that cannot be read is said so to who asks for the draft', async () => {
  const broken = { ...store, resumes: { ...store.resumes, get: () => Promise.reject(new Error('Broken')) } }
  const session = draftSession(broken, id)
  openTabs.push(session.subscribe(() => undefined))
  await vi.waitFor(() => expect(() => session.current()).toThrow('Broken'))
})

test('the account knows of refused words until the disk takes them, or the tab goes', async () => {
  const tab = await openTab()
  const refuse = async () => {
    tab.fillDisk(true)
    tab.type('firstName', 'Grace')
    await save(tab)
  }
  await refuse()
  expect(store.openDrafts.anyRefused()).toBe(true)
  tab.fillDisk(false)
  await save(tab)
  await vi.waitFor(() => expect(store.openDrafts.anyRefused()).toBe(false))
  await refuse()
  tab.close()
  expect(store.openDrafts.anyRefused()).toBe(false)
})

test('a page that leaves and comes back at once goes on with the same draft', async () => {
  const session = draftSession(store, id)
  session.subscribe(() => undefined)()
  openTabs.push(session.subscribe(() => undefined))
  await vi.waitFor(() => expect(session.current()).toMatchObject({ saving: { state: 'saved' } }))
  expect(await store.openDrafts.save()).toEqual([])
})
