import { describe, expect, test } from 'vitest'
import { AiError } from '#shared/ai/errors.ts'
import { type ModelEvent, type ModelState, NO_MODEL, next } from './model-state.ts'
import { DEVICE_MODELS } from './models.ts'

const [A, B] = DEVICE_MODELS
if (!A || !B) throw new Error('The list is too short')
const progress = { phase: 'download', fraction: 1, seconds: 1 } as const
const error = new AiError('interrupted')

/** Everything that can happen with two loads and a deletion under way, in any order and as often as one likes. */
const EVENTS: ModelEvent[] = [
  { type: 'load', run: 1, model: A },
  { type: 'load', run: 2, model: B },
  { type: 'delete', run: 3, models: [A] },
  { type: 'cancel' },
  ...[1, 2].flatMap((run): ModelEvent[] => [
    { type: 'progress', run, progress },
    { type: 'loaded', run },
    { type: 'broke', run, error },
  ]),
  { type: 'deleted', run: 3 },
  { type: 'broke', run: 3, error },
]

/** The runs that were begun and not yet ended, as somebody would say who only looked at the list. */
function expected(events: readonly ModelEvent[]): string {
  let is = 'idle'
  for (const event of events) {
    const busy = is.startsWith('deleting')
    if (event.type === 'load' && !busy) is = `loading ${event.run}`
    if (event.type === 'delete' && !busy) is = `deleting ${event.run}`
    if (event.type === 'cancel' && is.startsWith('loading')) is = 'idle'
    if (event.type === 'loaded' && is === `loading ${event.run}`) is = `ready ${event.run}`
    if (event.type === 'deleted' && is === `deleting ${event.run}`) is = 'idle'
    if (event.type === 'broke' && is.endsWith(` ${event.run}`)) is = 'idle'
  }
  return is
}
const told = ({ phase }: ModelState) => (phase.is === 'idle' ? 'idle' : `${phase.is} ${phase.run}`)

test('every order of five events ends where it has to', () => {
  const wrong: string[] = []
  let seen = 0
  const walk = (state: ModelState, events: ModelEvent[]) => {
    seen += 1
    if (told(state) !== expected(events))
      wrong.push(`${events.map((event) => JSON.stringify(event)).join(' ')}: ${told(state)}`)
    if (events.length < 5) for (const event of EVENTS) walk(next(state, event), [...events, event])
  }
  walk(NO_MODEL, [])
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(EVENTS.length ** 5)
})

const after = (...events: ModelEvent[]) => events.reduce(next, NO_MODEL)
const loading: ModelEvent = { type: 'load', run: 1, model: A }
const loaded: ModelEvent = { type: 'loaded', run: 1 }

describe('what arrives late changes nothing', () => {
  test.each<[string, ModelEvent[], ModelEvent]>([
    ['progress after the model was loaded', [loading, loaded], { type: 'progress', run: 1, progress }],
    ['progress after Cancel', [loading, { type: 'cancel' }], { type: 'progress', run: 1, progress }],
    ['the end of a load that was cancelled', [loading, { type: 'cancel' }], loaded],
    [
      'the failure of a load that was cancelled',
      [loading, { type: 'cancel' }],
      { type: 'broke', run: 1, error },
    ],
    ['the end of a load after another began', [loading, { type: 'load', run: 2, model: B }], loaded],
    ['the end of a load after Delete', [loading, { type: 'delete', run: 3, models: [A] }], loaded],
    ['Cancel when it is loaded', [loading, loaded], { type: 'cancel' }],
    ['Load while files are deleted', [{ type: 'delete', run: 3, models: [A] }], loading],
  ])('%s', (_case, before, late) => {
    const state = after(...before)
    expect(next(state, late)).toBe(state)
  })
})

test('a failure names its model, and the next attempt takes it away', () => {
  const failed = after(loading, { type: 'broke', run: 1, error })
  expect(failed.failed).toEqual({ model: A, error })
  expect(next(failed, { type: 'load', run: 2, model: A }).failed).toBeNull()
})
