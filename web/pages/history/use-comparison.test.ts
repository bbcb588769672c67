import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalysisBody, AnalysisRecord, AnalysisResult } from '#shared/schema/analysis.ts'
import { ENGINE_VERSION } from '#shared/score/engine-version.ts'
import { engine } from '#web/worker/client.ts'
import { useBody } from './use-body.ts'
import { useComparison } from './use-comparison.ts'

// The present engine gives a resume ten times its name for the job A, once for B; what is kept has other numbers.

vi.mock('#web/worker/client.ts', () => ({
  engine: {
    score: async ({ resume, job }: { resume: { name: string }; job: { jobRole: string } }) =>
      result(Number(resume.name) * (job.jobRole === 'A' ? 10 : 1), ENGINE_VERSION),
  },
}))
vi.mock('./use-body.ts', () => ({ useBody: vi.fn() }))

function result(overall_score: number, engineVersion: string) {
  return { overall_score, engineVersion, asOf: '', notices: [], checks: [] } as unknown as AnalysisResult
}
const record = (_id: string, jobRole: string, resumeId = _id) =>
  ({ _id, resumeId, jobRole, jobCategory: '', jobDescription: '' }) as AnalysisRecord

beforeEach(() => vi.mocked(useBody).mockReset())
afterEach(cleanup)

test.each([
  [
    'one older engine, one job: as they are',
    '1',
    '1',
    'A',
    { resumeDelta: 5, momentDelta: 0, jobDelta: 0, engineDelta: 0 },
  ],
  [
    'one older engine, two jobs: both anew',
    '1',
    '1',
    'B',
    { resumeDelta: 1, jobDelta: -18, engineDelta: 22 },
  ],
  [
    'the present engine, two jobs',
    ENGINE_VERSION,
    ENGINE_VERSION,
    'B',
    { resumeDelta: 53, jobDelta: -48, engineDelta: 0 },
  ],
  [
    'two engines, one job: both anew',
    '1',
    ENGINE_VERSION,
    'A',
    { resumeDelta: 10, jobDelta: 0, engineDelta: -5 },
  ],
  [
    'one engine, one file, one job: the day or insisting did it',
    '1',
    '1',
    'A',
    { resumeDelta: 0, momentDelta: 5, engineDelta: 0 },
    'one file',
  ],
  [
    'one engine, one file that was read as the person corrected it: that did it',
    '1',
    '1',
    'A',
    { resumeDelta: 0, momentDelta: 0, correctionDelta: 5, engineDelta: 0 },
    'one file',
    [{ id: 'c', do: 'delete', path: 'experience.0', line: 4 }],
  ],
  [
    'two engines, and the reading corrected between: of the 10 the older text lacks, none is the day’s',
    '1',
    ENGINE_VERSION,
    'A',
    { resumeDelta: 0, momentDelta: 0, correctionDelta: 10, engineDelta: -5 },
    'one file',
    [{ id: 'c', do: 'delete', path: 'experience.0', line: 4 }],
  ],
  [
    'two engines that read one file differently: nothing of it is the person’s',
    '1',
    ENGINE_VERSION,
    'A',
    { resumeDelta: 0, jobDelta: 0, engineDelta: 5 },
    'one file',
  ],
])('%s', async (_, engineBefore, engineAfter, job, deltas, file?: string, corrections?: object[]) => {
  const body = (name: string, kept: AnalysisResult) => ({
    state: 'ready' as const,
    value: { resume: { name }, facts: {}, result: kept } as AnalysisBody,
  })
  const bodies = { before: body('2', result(50, engineBefore)), after: body('3', result(55, engineAfter)) }
  Object.assign(bodies.after.value, { corrections })
  vi.mocked(useBody).mockImplementation((id) => bodies[id as 'before' | 'after'])
  const [before, after] = [record('before', 'A', file), record('after', job, file)]
  const { result: compared } = renderHook(() => useComparison(before, after))
  await waitFor(() => expect(compared.current).toMatchObject({ state: 'ready', value: deltas }))
  if (compared.current.state !== 'ready') return
  const { resumeDelta, jobDelta, engineDelta, momentDelta, correctionDelta } = compared.current.value
  expect(resumeDelta + jobDelta + engineDelta + momentDelta + correctionDelta, 'the parts of 50 → 55').toBe(5)
})

test('a score that was insisted on is insisted on again', async () => {
  const body = (kept: AnalysisResult) => ({
    state: 'ready' as const,
    value: { resume: { name: '2' }, facts: {}, result: kept } as AnalysisBody,
  })
  const bodies = {
    before: body({ ...result(50, '1'), notices: [{ code: 'scored_anyway', text: '' }] }),
    after: body(result(55, ENGINE_VERSION)),
  }
  vi.mocked(useBody).mockImplementation((id) => bodies[id as 'before' | 'after'])
  const score = vi.spyOn(engine, 'score')
  const [before, after] = [record('before', 'A'), record('after', 'A')]
  renderHook(() => useComparison(before, after))
  await waitFor(() => expect(score.mock.calls.map(([{ insist }]) => insist)).toEqual([true, false]))
})
