import { expect, test } from 'vitest'
import type { AiError } from '#shared/ai/errors.ts'
import { aiQueue } from './queue.ts'

function held() {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}

test('one more than may run waits, one more than may wait is refused, and a place is passed on', async () => {
  const queue = aiQueue(1, 1)
  const gate = held()
  const order: string[] = []
  const first = queue.run(async () => {
    await gate.until
    order.push('first')
  })
  const second = queue.run(async () => {
    order.push('second')
  })
  await expect(queue.run(async () => undefined).catch((error: AiError) => error.code)).resolves.toBe(
    'endpoint_busy',
  )
  gate.release()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  await expect(queue.run(async () => 'again')).resolves.toBe('again')
})

test('a failure gives its place back', async () => {
  const queue = aiQueue(1, 0)
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queue.run(async () => 'next')).resolves.toBe('next')
})
