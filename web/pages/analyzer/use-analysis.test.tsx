import { act, cleanup, renderHook } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AiError } from '#shared/ai/errors.ts'
import { type AiAnalysis, emptyResult } from '#shared/schema/analysis.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import type { Backend } from '#web/ai/backend.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import { engine } from '#web/worker/client.ts'
import type { ReadDocument } from '#web/worker/protocol.ts'
import { initialTarget } from './target.ts'
import { type Outcome, type Source, useAnalysis } from './use-analysis.ts'

const jobs: string[] = []
const facts = { kind: 'pdf' } as Awaited<ReturnType<Source['subject']>>['facts']
const source: Source = {
  subject: async () => ({
    name: 'cv.pdf',
    hash: 'a'.repeat(64),
    resume: emptyResume(),
    facts,
    corrections: [],
    here: null,
  }),
  toSend: null,
}
const analysis: AiAnalysis = {
  fullResponse: 'Strengths',
  strengths: ['Clear.'],
  weaknesses: [],
  recommendations: [],
  quotes: [],
  dropped: 0,
  model: 'a model',
}

let store: AccountStore
beforeEach(async () => {
  vi.spyOn(engine, 'score').mockImplementation(async ({ job }) => {
    jobs.push(job.jobDescription)
    return emptyResult(50)
  })
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
})
afterEach(cleanup)

type Analyze = Backend['analyze']
/** Each outcome that was on the screen, with what was on the disk at that moment. */
function opened(analyze: Analyze | null) {
  const shown: Outcome[] = []
  const kept: Promise<string[]>[] = []
  const backend = analyze && { analyze, rewrite: () => Promise.reject(new Error('not asked')) }
  const { result } = renderHook(() => {
    const control = useAnalysis({ store, fetch, backend })
    if (control.outcome && control.outcome !== shown.at(-1)) {
      shown.push(control.outcome)
      kept.push(types())
    }
    return control
  })
  return { result, shown, kept }
}
const types = async () => (await store.analyses.list()).map((record) => record.analysisType)
const ai = { ...initialTarget, type: 'ai' as const }

test('a result is on the disk before it is on the screen', async () => {
  const { result, shown, kept } = opened(null)
  await act(() => result.current.run(source, initialTarget))
  expect(shown).toHaveLength(1)
  expect(await kept[0]).toEqual(['standard'])
})

/** A model that has begun, and goes on when it is let. */
function begun() {
  let begin: () => void = () => undefined
  let finish: (analysis: AiAnalysis) => void = () => undefined
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const analyze: Analyze = (_input, { signal, onWaiting, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      finish = resolve
      signal?.addEventListener('abort', () => reject(new AiError('cancelled')))
      onWaiting?.(2)
      onProgress?.(1, 1, '{"strengths"')
      begin()
    })
  return { analyze, hasBegun, finish: () => finish(analysis) }
}

test('while a model writes, its text is shown and the standard result is kept; then both are one', async () => {
  const model = begun()
  const { result, shown } = opened(model.analyze)
  let running: Promise<Outcome> | undefined
  await act(async () => {
    running = result.current.run(source, ai)
    await model.hasBegun
  })
  expect(result.current.outcome?.aiRun?.said).toEqual(['{"strengths"'])
  expect(await types()).toEqual(['standard'])
  await act(async () => {
    model.finish()
    await running
  })
  expect(result.current.outcome).toMatchObject({
    aiRun: null,
    aiProblem: null,
    result: { aiAnalysis: analysis },
  })
  expect(await types()).toEqual(['ai'])
  // The focus goes to results that are new, and these are the same ones.
  expect(new Set(shown.map(({ id }) => id)).size).toBe(1)
})

test.each([new AiError('timeout'), new AiError('nothing_said'), new Error('unexpected')])(
  'a model that fails (%s) leaves the standard result, kept as such, and the reason',
  async (error) => {
    const { result } = opened(() => Promise.reject(error))
    let end: Outcome | undefined
    await act(async () => {
      end = await result.current.run(source, ai)
    })
    expect(end?.result.aiAnalysis).toBeNull()
    expect(end?.aiProblem?.code).toBe(error instanceof AiError ? error.code : 'failed')
    expect(await types()).toEqual(['standard'])
  },
)

test('a full disk is said, and the model is asked all the same', async () => {
  store.db.table('bodies').hook('creating', () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  const { result } = opened(async () => analysis)
  let end: Outcome | undefined
  await act(async () => {
    end = await result.current.run(source, ai)
  })
  expect(end?.notKept).not.toBe('')
  expect(end?.result.aiAnalysis).toEqual(analysis)
})

test('the model is stopped, not the analysis', async () => {
  const model = begun()
  const { result } = opened(model.analyze)
  let running: Promise<Outcome> | undefined
  await act(async () => {
    running = result.current.run(source, ai)
    await model.hasBegun
  })
  await act(async () => {
    result.current.stopAi()
    await running
  })
  expect(result.current.outcome?.aiProblem?.code).toBe('cancelled')
  expect(await types()).toEqual(['standard'])
})

test('a job that is corrected is scored again, and takes the place of the one before', async () => {
  const { result, shown } = opened(null)
  const first = await act(() =>
    result.current.run(source, { ...initialTarget, description: 'Baker', descriptionOpen: true }),
  )
  await act(async () => {
    result.current.correctJob('Baker, corrected')
    await vi.waitFor(async () => {
      const kept = await store.analyses.list()
      expect(kept.map(({ jobDescription }) => jobDescription)).toEqual(['Baker, corrected'])
    })
  })
  expect(result.current.outcome?.jobDescription).toBe('Baker, corrected')
  expect(jobs.slice(-2)).toEqual(['Baker', 'Baker, corrected'])
  expect((await store.analyses.list()).map(({ _id }) => _id)).toEqual([shown.at(-1)?.keptAs])
  expect(shown.at(-1)?.keptAs).not.toBe(first.keptAs)
})

test('a file that is read again later brings the pages of what is shown, and of no other file', async () => {
  const { result } = opened(null)
  const subject = await source.subject()
  const file = { name: 'cv.pdf', size: 1, bytes: new Uint8Array(1), hash: subject.hash }
  const pages = { pages: [] } as unknown as ReadDocument
  await act(() =>
    result.current.run(
      { ...source, subject: async () => ({ ...subject, here: { file, document: null } }) },
      initialTarget,
    ),
  )
  const shown = () => result.current.outcome?.subject.here
  await act(async () => result.current.addPages('b'.repeat(64), pages))
  expect(shown()?.document).toBeNull()
  await act(async () => result.current.addPages(subject.hash, pages, 'secret'))
  expect(shown()).toMatchObject({ document: pages, password: 'secret' })
})
