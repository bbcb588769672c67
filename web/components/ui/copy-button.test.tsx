import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function clipboard(writeText: (text: string) => Promise<void>) {
  const written = vi.fn(writeText)
  vi.stubGlobal('navigator', { clipboard: { writeText: written } })
  return written
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
const status = () => screen.getByRole('status').textContent

test('copies just the text, and says so politely', async () => {
  const written = clipboard(async () => undefined)
  render(<CopyButton text={'Led two teams.\nBuilt a bridge.'} label="Copy" />)
  expect(status()).toBe('')
  press()
  await screen.findByText('Copied')
  expect(written.mock.calls).toEqual([['Led two teams.\nBuilt a bridge.']])
  expect(status()).toBe('Copied')
})

test('a browser that refuses is not said to have copied', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  clipboard(async () => {
    throw new Error('denied')
  })
  render(<CopyButton text="Led two teams." label="Copy" />)
  press()
  await screen.findByText('Copy it by hand: this browser does not allow it')
})

test('a browser without a clipboard, as on a page without HTTPS, says so too', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', {})
  render(<CopyButton text="Led two teams." label="Copy" />)
  press()
  await screen.findByText('Copy it by hand: this browser does not allow it')
})

test('said again, it is emptied in between, so that it is read out again', async () => {
  const waiting: (() => void)[] = []
  clipboard(() => new Promise((resolve) => waiting.push(resolve)))
  render(<CopyButton text="Led two teams." label="Copy" />)
  press()
  waiting.shift()?.()
  await screen.findByText('Copied')
  press()
  expect(status()).toBe('')
  waiting.shift()?.()
  await screen.findByText('Copied')
})

test('a text that has changed since is not called copied', async () => {
  clipboard(async () => undefined)
  const { rerender } = render(<CopyButton text="Led two teams." label="Copy" />)
  press()
  await screen.findByText('Copied')
  rerender(<CopyButton text="Led three teams." label="Copy" />)
  expect(status()).toBe('')
})
