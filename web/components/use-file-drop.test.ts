import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

afterEach(cleanup)

const RESUME = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' })

/** As a browser tells of it, wherever the pointer is. */
function drag(type: string, { at = document.body, files = [RESUME] as File[], types = ['Files'] } = {}) {
  const dataTransfer = { types, files, dropEffect: 'none' }
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer })
  act(() => void at.dispatchEvent(event))
  return event
}

test('a file dropped beside the page is taken, and not opened in its place', () => {
  const onFiles = vi.fn()
  const { result } = renderHook(() => useFileDrop({ onFiles }))
  expect(drag('dragenter').defaultPrevented).toBe(true)
  expect(result.current).toBe(true)
  expect(drag('dragover').dataTransfer.dropEffect).toBe('copy')
  expect(drag('drop').defaultPrevented).toBe(true)
  expect(onFiles).toHaveBeenCalledWith([RESUME])
  expect(result.current).toBe(false)
})

test('a drag is over when all that was entered was left', () => {
  const child = document.body.appendChild(document.createElement('p'))
  const { result } = renderHook(() => useFileDrop({ onFiles: vi.fn() }))
  drag('dragenter')
  drag('dragenter', { at: child })
  drag('dragleave')
  expect(result.current).toBe(true)
  drag('dragleave', { at: child })
  expect(result.current).toBe(false)
})

test('where nobody takes a file, it is refused and not opened', () => {
  const { result } = renderHook(() => useFileDrop())
  drag('dragenter')
  expect(result.current).toBe(false)
  expect(drag('dragover').dataTransfer.dropEffect).toBe('none')
  expect(drag('drop').defaultPrevented).toBe(true)
})

test('the page that takes files counts, whichever began to listen first', () => {
  const onFiles = vi.fn()
  renderHook(() => useFileDrop())
  renderHook(() => useFileDrop({ onFiles }))
  renderHook(() => useFileDrop())
  expect(drag('dragover').dataTransfer.dropEffect).toBe('copy')
  drag('drop')
  expect(onFiles).toHaveBeenCalledOnce()
})

test('dragged text is left to the browser', () => {
  renderHook(() => useFileDrop({ onFiles: vi.fn() }))
  expect(drag('dragover', { types: ['text/plain'], files: [] }).defaultPrevented).toBe(false)
})
