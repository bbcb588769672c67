import { expect, test } from 'vitest'
import { atRate, highest } from './rate.ts'

test.each([3, 10, 47, 96])('finds the highest rate of a server that holds %i', async (limit) => {
  const found = await highest(4, async (rate) => rate <= limit, 4)
  expect(found).toBeLessThanOrEqual(limit)
  expect(found).toBeGreaterThan(limit * 0.7)
})

test('counts what failed, and a wait from when a request was due', async () => {
  let free = Promise.resolve()
  const step = await atRate(200, 0.1, (count) => {
    // One after the other, each longer than the time between two.
    free = free.then(() => new Promise((resolve) => setTimeout(resolve, 10)))
    return free.then(() => count % 4 !== 0)
  })
  expect([step.sent, step.failed]).toEqual([20, 5])
  expect(step.p99).toBeGreaterThan(90)
})
