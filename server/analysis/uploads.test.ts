import { expect, test } from 'vitest'
import { createUploads } from './uploads.ts'

const LIMITS = { bytes: 100, perUser: 2 }
const busy = expect.objectContaining({ status: 503, code: 'busy' })

test('what would not fit beside what is under way is refused, and fits later', () => {
  const uploads = createUploads(LIMITS, () => false)
  const release = uploads.admit('ann', 60)
  expect(() => uploads.admit('bob', 41)).toThrow(busy)
  uploads.admit('bob', 40)
  release()
  uploads.admit('cleo', 60)
  expect(uploads.bytes()).toBe(100)
})

test('nobody takes all the room', () => {
  const uploads = createUploads(LIMITS, () => false)
  const release = uploads.admit('ann', 1)
  uploads.admit('ann', 1)
  expect(() => uploads.admit('ann', 1)).toThrow(busy)
  uploads.admit('bob', 1)
  release()
  uploads.admit('ann', 1)
})

test('while the queue is full nothing is taken in', () => {
  let full = true
  const uploads = createUploads(LIMITS, () => full)
  expect(() => uploads.admit('ann', 1)).toThrow(busy)
  full = false
  uploads.admit('ann', 1)
})
