import { expect, test } from 'vitest'
import { AiError } from '#shared/ai/errors.ts'
import type { Backend } from '../backend.ts'
import { DeviceModels, type DeviceParts } from './device-models.ts'
import { DEVICE_MODELS } from './models.ts'
import type { LoadProgress } from './protocol.ts'

const [A, B] = DEVICE_MODELS
if (!A || !B) throw new Error('The list is too short')
const HALF: LoadProgress = { phase: 'download', fraction: 0.5, seconds: 1 }

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

function device({ origins = {} as Record<string, string>, here = [] as string[] } = {}) {
  const started: {
    model: string
    baseUrl: string
    closed: boolean
    load: ReturnType<typeof deferred<void>>
    say: (p: LoadProgress) => void
  }[] = []
  const removed: string[] = []
  const removing = deferred<void>()
  const kept = new Set(here)
  /** Of which files are on the disk that nobody remembers. */
  const partly = new Set<string>()
  const parts: DeviceParts = {
    start: (model, baseUrl) => {
      const load = deferred<void>()
      const one = {
        model: model.id,
        baseUrl,
        closed: false,
        load,
        say: ignore,
      }
      started.push(one)
      const backend: Backend = {
        analyze: () => Promise.reject(new Error(model.id)),
        rewrite: () => Promise.reject(new Error(model.id)),
      }
      return {
        backend,
        load: ({ onProgress } = {}) => {
          one.say = (progress) => onProgress?.(progress)
          return load.promise
        },
        close: () => {
          one.closed = true
        },
      }
    },
    files: {
      remove: async ({ id }) => {
        await removing.promise
        partly.delete(id)
        removed.push(id)
      },
      originOf: async ({ id }) => origins[id],
      here: async (models) => models.map(({ id }) => id).filter((id) => partly.has(id) || kept.has(id)),
    },
    kept: {
      list: () => [...kept],
      add: (id) => void kept.add(id),
      remove: (id) => void kept.delete(id),
    },
    probe: async () => ({ webgpu: true, f16: true, maxBufferMB: 4096, freeMB: 90_000, phone: false }),
  }
  return { models: new DeviceModels(parts), started, removed, removing, kept, partly }
}
const ignore = (_: LoadProgress): void => undefined
const settled = () => new Promise((resolve) => setTimeout(resolve))
const origin = async () => 'https://models.example.org'

test('a model that is here comes from where it came from, and no server is asked', async () => {
  const { models, started } = device({ here: [A.id], origins: { [A.id]: 'https://old.example.org' } })
  void models.load(A, () => Promise.reject(new AiError('offline')))
  await settled()
  expect(started.map((one) => one.baseUrl)).toEqual(['https://old.example.org'])
})

test('who agrees before the server has answered waits for it', async () => {
  const answer = deferred<string>()
  const { models, started } = device()
  void models.load(A, () => answer.promise)
  await settled()
  expect([models.snapshot().phase.is, started.length]).toEqual(['loading', 0])
  answer.resolve('https://models.example.org')
  await settled()
  expect(started.map((one) => one.baseUrl)).toEqual(['https://models.example.org'])
})

test('cancelled before the server has answered, nothing is started', async () => {
  const answer = deferred<string>()
  const { models, started } = device()
  void models.load(A, () => answer.promise)
  models.cancel()
  answer.resolve('https://models.example.org')
  await settled()
  expect([models.snapshot().phase.is, started.length]).toEqual(['idle', 0])
})

test('progress that comes after the end is not shown', async () => {
  const { models, started } = device()
  void models.load(A, origin)
  await settled()
  started[0]?.load.resolve()
  await settled()
  started[0]?.say(HALF)
  expect(models.snapshot().phase).toMatchObject({ is: 'ready', model: A })
  expect(models.snapshot().downloaded).toEqual([A.id])
})

/** What a person can do, and what the engine can answer, with the state after it. */
const ACTS = {
  'load A': (d: ReturnType<typeof device>) => void d.models.load(A, origin),
  'load B': (d: ReturnType<typeof device>) => void d.models.load(B, origin),
  cancel: (d: ReturnType<typeof device>) => d.models.cancel(),
  'delete A': (d: ReturnType<typeof device>) => void d.models.remove(A),
  progress: (d: ReturnType<typeof device>) => d.started.forEach((one) => void one.say(HALF)),
  loaded: (d: ReturnType<typeof device>) => d.started.forEach((one) => void one.load.resolve()),
  failed: (d: ReturnType<typeof device>) =>
    d.started.forEach((one) => void one.load.reject(new AiError('interrupted'))),
  deleted: (d: ReturnType<typeof device>) => d.removing.resolve(),
} as const
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[]

test('in every order of four acts at most one engine lives, and it is the one of the state', async () => {
  const wrong: string[] = []
  for (let order = 0; order < NAMES.length ** 4; order++) {
    const acts = [0, 1, 2, 3].map(
      (at) => NAMES[Math.floor(order / NAMES.length ** at) % NAMES.length] ?? 'cancel',
    )
    const one = device()
    for (const act of acts) {
      ACTS[act](one)
      for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    }
    const { phase } = one.models.snapshot()
    const alive = one.started.filter((engine) => !engine.closed).map((engine) => engine.model)
    const wanted = phase.is === 'loading' || phase.is === 'ready' ? [phase.model.id] : []
    const backend = one.models.backend !== null
    // An engine that failed has ended its own worker.
    const failed = one.models.snapshot().failed !== null
    if (!failed && (alive.join() !== wanted.join() || backend !== (phase.is === 'ready')))
      wrong.push(`${acts.join(', ')}: ${phase.is}, alive ${alive.join()}`)
  }
  expect(wrong).toEqual([])
})

test('deleting ends the engine first, removes the files, and forgets the model', async () => {
  const d = device()
  void d.models.load(A, origin)
  await settled()
  d.started[0]?.load.resolve()
  await settled()
  void d.models.remove(A)
  expect([d.models.snapshot().phase.is, d.started[0]?.closed]).toEqual(['deleting', true])
  d.removing.resolve()
  await settled()
  expect([d.models.snapshot().phase.is, d.removed, [...d.kept]]).toEqual(['idle', [A.id], []])
})

test('what a download that was cancelled left behind is named, and can be deleted', async () => {
  const d = device()
  void d.models.load(A, origin)
  await settled()
  d.partly.add(A.id)
  d.models.cancel()
  d.started[0]?.load.reject(new AiError('cancelled'))
  await settled()
  expect([d.models.snapshot().phase.is, d.models.snapshot().partly]).toEqual(['idle', [A.id]])
  d.removing.resolve()
  await d.models.remove(A)
  expect([d.removed, d.models.snapshot().partly]).toEqual([[A.id], []])
})
