import fc from 'fast-check'
import type { Fault } from './link.ts'

// What can happen, as data: a schedule is printed when it fails, and run again as it was.

export type Field = 'summary' | 'firstName' | 'skill' | 'newSkill' | 'dropSkill' | 'moveSkill'

export type Step =
  | { do: 'create'; on: number }
  /** `stale`: in an editor that was opened earlier and saw nothing since. */
  | { do: 'edit'; on: number; tab: number; which: number; field: Field; stale: boolean }
  | { do: 'open_editor'; on: number; which: number }
  | { do: 'delete'; on: number; which: number }
  | { do: 'duplicate'; on: number; which: number }
  | { do: 'analyse'; on: number }
  | { do: 'delete_analysis'; on: number; which: number }
  | { do: 'flush'; on: number; tab: number; faults: (Fault | null)[] }
  /** Two pages at once, of one device or of two, and an edit in the middle. */
  | {
      do: 'race'
      on: number
      tab: number
      other: number
      otherTab: number
      edits: boolean
      fault: Fault | null
    }
  | { do: 'crash'; on: number }
  | { do: 'disk'; on: number; full: boolean }
  | { do: 'network'; on: number; online: boolean }
  | { do: 'sign_in'; on: number; account: number }
  | { do: 'session_ends'; on: number }
  | { do: 'clock'; on: number; days: number }
  | { do: 'poison'; on: number }
  | { do: 'backup' }
  | { do: 'restore' }

export interface Schedule {
  devices: number
  /** Whether the browser has Web Locks. */
  locks: boolean
  steps: Step[]
}

const FAULTS: Fault[] = [
  'lost_request',
  'lost_answer',
  'twice',
  'crash_before',
  'crash_after',
  'unauthorized',
  'overtaken',
  'overtaken',
  'written',
  'written',
  'busy',
]
const FIELDS: Field[] = ['summary', 'firstName', 'skill', 'newSkill', 'dropSkill', 'moveSkill']

const on = fc.nat(3)
const tab = fc.nat(1)
const which = fc.nat(3)
const fault = fc.option(fc.constantFrom(...FAULTS), { freq: 2 })

const anything: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), on }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      on,
      tab,
      which,
      field: fc.constantFrom(...FIELDS),
      stale: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open_editor' as const), on, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), on, which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('duplicate' as const), on, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('analyse' as const), on }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete_analysis' as const), on, which }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('flush' as const),
      on,
      tab,
      faults: fc.array(fault, { maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('race' as const),
      on,
      tab,
      other: on,
      otherTab: tab,
      edits: fc.boolean(),
      fault,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), on }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disk' as const), on, full: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network' as const), on, online: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign_in' as const), on, account: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('session_ends' as const), on }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('clock' as const), on, days: fc.integer({ min: -1, max: 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('poison' as const), on }) },
)

/** Two devices have the same, and each does something with one and the same resume before it hears of the other. */
const CHANGES = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('edit' as const), field: fc.constantFrom(...FIELDS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const) }) },
)
type Change = typeof CHANGES extends fc.Arbitrary<infer T> ? T : never

const changed = (change: Change, on: number, which: number): Step =>
  change.do === 'edit' ? { ...change, on, tab: 0, which, stale: false } : { ...change, on, which }
const flushed = (on: number, faults: (Fault | null)[] = []): Step => ({ do: 'flush', on, tab: 0, faults })
/** Each sends what it has, and hears of what came after its turn. */
const meet = (devices: number[]): Step[] => [...devices, ...devices].map((on) => flushed(on))

const atOnce: fc.Arbitrary<Step[]> = fc
  .record({ on, which, here: CHANGES, there: CHANGES, faults: fc.array(fault, { maxLength: 2 }) })
  .map(({ on, which, here, there, faults }) => [
    { do: 'create', on },
    ...meet([on, on + 1]),
    changed(here, on, which),
    changed(there, on + 1, which),
    flushed(on, faults),
    flushed(on + 1),
  ])

/** The server goes back to its backup; what was done since is on the devices alone, and they go on working. */
const restored: fc.Arbitrary<Step[]> = fc
  .record({
    on,
    which,
    since: fc.array(CHANGES, { minLength: 1, maxLength: 2 }),
    isNew: fc.boolean(),
    isHeard: fc.boolean(),
    after: fc.array(CHANGES, { maxLength: 1 }),
    faults: fc.array(fault, { maxLength: 2 }),
  })
  .map(({ on, which, since, isNew, isHeard, after, faults }) => [
    { do: 'create', on },
    { do: 'analyse', on },
    ...meet([on, on + 1]),
    { do: 'backup' },
    ...(isNew
      ? ([
          { do: 'create', on },
          { do: 'analyse', on },
        ] as const)
      : []),
    ...since.map((change, at) => changed(change, on + at, which)),
    flushed(on, faults),
    ...(isHeard ? [flushed(on + 1)] : []),
    { do: 'restore' },
    ...after.map((change) => changed(change, on + 1, which)),
    flushed(on + 1),
  ])

interface Choice {
  /** What happens one after the other: single steps, and a few in a row that seldom come together by chance. */
  acts: number
  /** The model can go back to a backup; a shared database cannot. */
  restores: boolean
}

export const schedules = ({ acts, restores }: Choice): fc.Arbitrary<Schedule> => {
  const act = fc.oneof(
    { weight: 6, arbitrary: anything.map((step) => [step]) },
    { weight: 1, arbitrary: atOnce },
    ...(restores ? [{ weight: 1, arbitrary: restored }] : []),
  )
  return fc.record({
    devices: fc.integer({ min: 2, max: 4 }),
    locks: fc.boolean(),
    steps: fc.array(act, { minLength: 3, maxLength: acts, size: 'max' }).map((all) => all.flat()),
  })
}
