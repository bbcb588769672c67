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
  'busy',
]
const FIELDS: Field[] = ['summary', 'firstName', 'skill', 'newSkill', 'dropSkill', 'moveSkill']

const on = fc.nat(3)
const tab = fc.nat(1)
const which = fc.nat(3)
const fault = fc.option(fc.constantFrom(...FAULTS), { freq: 2 })

export interface Choice {
  steps: number
  /** The model can go back to a backup; a shared database cannot. */
  restores: boolean
}

export const schedules = ({ steps, restores }: Choice): fc.Arbitrary<Schedule> => {
  const step = fc.oneof(
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
    ...(restores
      ? [
          { weight: 2, arbitrary: fc.record({ do: fc.constant('backup' as const) }) },
          { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
        ]
      : []),
  )
  return fc.record({
    devices: fc.integer({ min: 2, max: 4 }),
    locks: fc.boolean(),
    steps: fc.array(step as fc.Arbitrary<Step>, { minLength: 4, maxLength: steps, size: 'max' }),
  })
}
