import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { ScoreChart } from './score-chart.tsx'

// A chart is drawn once it knows its width.
class Seen {
  private readonly tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell
  }
  observe() {
    const entry = { contentRect: { width: 600 } } as ResizeObserverEntry
    this.tell([entry], this as unknown as ResizeObserver)
  }
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', Seen))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const record = (day: number, overall: number, judged?: number) =>
  ({
    _id: `${day}`,
    resumeName: 'cv.pdf',
    createdAt: `2026-05-0${day}T12:00:00.000Z`,
    scores: { overall },
    ...(judged === undefined ? {} : { judged }),
  }) as AnalysisRecord

test.each([
  ['all judged whole', [record(1, 60), record(2, 86)], 'from 60', 'to 86', 2, null],
  [
    'the first and the last in part',
    [record(1, 30, 48), record(2, 60), record(3, 70), record(4, 20, 48)],
    'from 60',
    'to 70',
    2,
    '2 analyses could not be scored in full and are not shown.',
  ],
])('%s', (_, records, from, to, points, left) => {
  const { container } = render(<ScoreChart records={records} title="Scores" />)
  const said = container.querySelector('svg > title')?.textContent
  expect(said).toContain(from)
  expect(said).toContain(to)
  expect(container.querySelectorAll('circle')).toHaveLength(points)
  expect(screen.queryByText(/could not be scored in full/)?.textContent ?? null).toBe(left)
})

test('none judged whole: no line, and why', () => {
  const { container } = render(<ScoreChart records={[record(1, 30, 48)]} title="Scores" />)
  expect(container.textContent).toBe('1 analysis could not be scored in full and is not shown.')
})
