import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AiError } from '#shared/ai/errors.ts'
import { draft } from '#shared/schema/draft.ts'
import { analyze } from '#shared/score/analyze.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { browserPlace } from './browser-place.ts'
import { devicePlace } from './device-place.ts'
import type { Place, Said } from './said.ts'
import { openServer } from './server-place.ts'

// One interface, three places: whatever a model does, each of them ends in the same result or a failure of its own.

const LINES = ['Ran the kitchen of a house with 60 seats', 'Responsible for the cold station']
const resume = resumeFromDraft(
  draft.parse({
    personalInfo: { firstName: 'Carla', lastName: 'Sample', email: 'carla@example.com' },
    experience: [
      {
        id: '1',
        company: 'Example House',
        position: 'Chef',
        startDate: '2019',
        description: LINES.join('\n'),
      },
    ],
  }),
)
const job = { jobCategory: 'Software Development', jobRole: 'Frontend Developer', jobDescription: '' }
const input = {
  resume,
  jobText: '',
  standard: analyze({ resume, facts: null, job, asOf: '2026-03-10' }),
}

const GOOD = JSON.stringify({
  strengths: [{ quote: LINES[0], text: 'It gives a measure.' }],
  weaknesses: [{ quote: LINES[1], text: 'It names a duty.' }],
  recommendations: ['Begin with a verb.'],
})
const good: Said = { says: [GOOD] }
const PROSE: Said = { says: ['I am sorry, I cannot help with that.'] }

let server: Awaited<ReturnType<typeof openServer>>
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => {
  vi.unstubAllGlobals()
  return server.close()
})

// What the device's part needs of a browser beside a worker.
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

const PLACES = {
  device: (script: Said[]) => devicePlace(script),
  browser: (script: Said[]) => browserPlace(script),
  server: (script: Said[]) => server.place(script),
}
type PlaceName = keyof typeof PLACES

async function at(place: PlaceName, script: Said[], use: (place: Place) => Promise<void>): Promise<void> {
  const opened = await PLACES[place](script)
  try {
    await use(opened)
  } finally {
    await opened.close()
  }
}

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'succeeded',
    (error: AiError) => error.code,
  )

describe.each(Object.keys(PLACES) as PlaceName[])('a model at the place %s', (place) => {
  test('that answers well gives both forms of the specification', () =>
    at(place, [good], async ({ backend, asked }) => {
      const result = await backend.analyze(input)
      expect(result.strengths).toEqual(['It gives a measure.'])
      expect(result.fullResponse).toContain(LINES[1])
      expect(asked()).toBe(1)
    }))

  test('that answers slowly is heard as it speaks', () =>
    at(place, [{ says: GOOD.match(/.{1,9}/gs) ?? [] }], async ({ backend }) => {
      const heard: string[] = []
      const result = await backend.analyze(input, { onProgress: (_part, _of, text) => heard.push(text) })
      expect(result.weaknesses).toEqual(['It names a duty.'])
      expect(heard.length).toBeGreaterThan(0)
      expect(heard.every((text) => GOOD.startsWith(text))).toBe(true)
    }))

  test('that quotes what the resume does not say is not believed, and that is counted', () =>
    at(place, [{ says: [GOOD.replace('60 seats', '600 seats')] }], async ({ backend }) => {
      const result = await backend.analyze(input)
      expect(result.strengths).toEqual([])
      expect(result.weaknesses).toHaveLength(1)
      expect(result.dropped).toBe(1)
    }))

  test.each<[string, Said]>([
    ['answers with broken JSON', { says: ['{"strengths": [,'] }],
    ['answers in another form', { says: ['{"strengths": "many"}'] }],
    ['stops in the middle', { says: [GOOD.slice(0, 60)], cutOff: true }],
    ['answers in prose', PROSE],
  ])('that %s once is asked again', (_case, first) =>
    at(place, [first, good], async ({ backend, asked }) => {
      expect((await backend.analyze(input)).strengths).toHaveLength(1)
      expect(asked()).toBe(2)
    }),
  )

  test.each<[string, Said, string | Record<PlaceName, string>]>([
    ['answers with broken JSON', { says: ['{"strengths": [,}'] }, 'not_json'],
    ['answers in another form', { says: ['{"strengths": "many"}'] }, 'not_json'],
    ['answers in prose', PROSE, 'not_json'],
    [
      'stops in the middle',
      { says: [GOOD.slice(0, 60)], cutOff: true },
      // The browser's interface does not say that an answer was cut off.
      { device: 'truncated', server: 'truncated', browser: 'not_json' },
    ],
  ])('that %s twice', (_case, said, code) =>
    at(place, [said, said], async ({ backend }) => {
      expect(await codeOf(backend.analyze(input))).toBe(typeof code === 'string' ? code : code[place])
    }),
  )

  test.each<[string, Said, Record<PlaceName, string>]>([
    [
      'falls silent',
      { falls: 'silent', after: '{"str' },
      { device: 'timeout', browser: 'timeout', server: 'timeout' },
    ],
    [
      'is down',
      { fails: 'down' },
      { device: 'gpu_too_small', browser: 'interrupted', server: 'endpoint_down' },
    ],
    [
      'is not open to us',
      { fails: 'unauthorized' },
      { device: 'no_webgpu', browser: 'refused', server: 'endpoint_unauthorized' },
    ],
    ['is busy', { fails: 'busy' }, { device: 'failed', browser: 'failed', server: 'endpoint_busy' }],
    [
      'answers with something else',
      { fails: 'wrong_type' },
      { device: 'failed', browser: 'failed', server: 'endpoint_answer' },
    ],
    [
      'finds the text too long',
      { fails: 'too_long' },
      { device: 'too_long', browser: 'too_long', server: 'too_long' },
    ],
  ])('that %s', (_case, said, codes) =>
    at(place, [said, said], async ({ backend }) => {
      expect(await codeOf(backend.analyze(input))).toBe(codes[place])
    }),
  )

  test('that is cancelled while it speaks', () =>
    at(place, [{ falls: 'silent', after: GOOD.slice(0, 100) }], async ({ backend }) => {
      const controller = new AbortController()
      const run = backend.analyze(input, {
        signal: controller.signal,
        onProgress: () => controller.abort(),
      })
      expect(await codeOf(run)).toBe('cancelled')
    }))

  test('that is cancelled before it is asked', () =>
    at(place, [good], async ({ backend, asked }) => {
      expect(await codeOf(backend.analyze(input, { signal: AbortSignal.abort() }))).toBe('cancelled')
      expect(asked()).toBe(0)
    }))
})
