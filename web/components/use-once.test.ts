import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOnce } from './use-once.ts'

test.each([
  ['that leaves the page is done once', true, 1],
  ['that stays on it can be done again', false, 2],
])('work %s', async (_, leaves, done) => {
  const { result } = renderHook(useOnce)
  let times = 0
  const press = () =>
    result.current(async () => {
      times += 1
      return leaves
    })
  // Twice at once, and a third time when that has ended.
  await Promise.all([press(), press()])
  expect(times).toBe(1)
  await press()
  expect(times).toBe(done)
})

test('after a failure it can be done again', async () => {
  const { result } = renderHook(useOnce)
  const failing = () => result.current(() => Promise.reject(new Error('no room')))
  await expect(failing()).rejects.toThrow('no room')
  await expect(failing()).rejects.toThrow('no room')
})
