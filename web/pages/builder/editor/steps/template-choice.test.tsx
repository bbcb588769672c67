import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { designs } from '#shared/export/designs.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import { writer } from '#web/writer/client.ts'
import { TemplateChoice } from './template-choice.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a template whose font is not on this device says so, and leaves the pictures of the others', async () => {
  vi.useFakeTimers()
  const glance = vi.spyOn(writer, 'glance').mockImplementation(async () => {
    if (glance.mock.calls.length === 2) throw Object.assign(new Error('Not here'), { code: 'font_missing' })
    return { width: 10, height: 10, close: () => {} } as ImageBitmap
  })
  const { container } = render(<TemplateChoice draft={emptyDraft()} change={() => {}} />)
  await act(() => vi.runAllTimersAsync())
  const drawn = [...container.querySelectorAll('canvas')].map(({ width }) => width === 10)
  expect(drawn).toEqual(designs.map((_, at) => at !== 1))
  expect(screen.getAllByText(/Needs a connection/)).toHaveLength(1)
})
