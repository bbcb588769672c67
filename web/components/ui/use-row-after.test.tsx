import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRowAfter } from './use-row-after.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

let setIds: (ids: string[]) => void
let setAsking: (asking: boolean) => void
let leaving: (id: string) => void
function List() {
  const [ids, change] = useState(['a', 'b', 'c'])
  const [asking, ask] = useState(true)
  setIds = change
  setAsking = ask
  leaving = useRowAfter(ids, asking)
  return (
    <main tabIndex={-1}>
      <input />
      {ids.map((id) => (
        <p key={id} data-row={id}>
          <button type="button" disabled>
            no
          </button>
          <button type="button">{id}</button>
        </p>
      ))}
    </main>
  )
}

const without = (gone: string, ids = ['a', 'b', 'c']) => setIds(ids.filter((id) => id !== gone))
const closes = () => setAsking(false)
const settle = () => act(() => vi.runAllTimers())

test.each([
  ['the first: the second', 'a', 'b'],
  ['one between: the next', 'b', 'c'],
  ['the last: the one before', 'c', 'b'],
])('%s takes the focus, whether the list is told before the question closes or after', (_, gone, next) => {
  for (const order of [
    [() => without(gone), closes],
    [closes, () => without(gone)],
  ]) {
    render(<List />)
    leaving(gone)
    for (const step of order) act(step)
    settle()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: next }))
    cleanup()
  }
})

test('put back, a row has the focus that went with the list', () => {
  render(<List />)
  leaving('b')
  act(() => without('b'))
  act(closes)
  settle()
  ;(document.activeElement as HTMLElement).blur()
  act(() => setIds(['a', 'b', 'c']))
  settle()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b' }))
})

test('the only one: the page', () => {
  render(<List />)
  act(() => setIds(['a']))
  leaving('a')
  act(() => setIds([]))
  act(closes)
  settle()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('whoever types somewhere by then goes on typing', () => {
  render(<List />)
  leaving('a')
  act(closes)
  settle()
  screen.getByRole('textbox').focus()
  act(() => without('a'))
  settle()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a question that was not answered, and rows that go by themselves, move nothing', () => {
  render(<List />)
  act(closes)
  act(() => without('b'))
  settle()
  expect(document.activeElement).toBe(document.body)
})
