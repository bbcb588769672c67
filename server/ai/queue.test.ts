import { expect, test } from 'vitest'
import type { AiError } from '#shared/ai/errors.ts'
import { aiQueue } from './queue.ts'

const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'succeeded',
    (error: AiError) => error.code,
  )
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
  expect(await codeOf(queue.run(async () => undefined))).toBe('endpoint_busy')
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

test('who waits is told the place, each time it changes', async () => {
  const queue = aiQueue(1, 3)
  const gates = [held(), held(), held()]
  const places: number[] = []
  const runs = gates.map((gate, at) =>
    queue.run(() => gate.until, at === 2 ? { onPlace: (before) => places.push(before) } : {}),
  )
  expect(places).toEqual([1])
  gates[0]?.release()
  await runs[0]
  expect(places).toEqual([1, 0])
  for (const gate of gates) gate.release()
  await Promise.all(runs)
})

test('who leaves while waiting makes room, and is never begun', async () => {
  const queue = aiQueue(1, 1)
  const gate = held()
  const first = queue.run(() => gate.until)
  const leaving = new AbortController()
  let begun = false
  const second = queue.run(
    async () => {
      begun = true
    },
    { signal: leaving.signal },
  )
  leaving.abort()
  expect(await codeOf(second)).toBe('cancelled')
  const third = queue.run(async () => 'third')
  gate.release()
  await first
  expect([await third, begun]).toEqual(['third', false])
})
