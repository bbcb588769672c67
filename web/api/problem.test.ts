import { expect, test } from 'vitest'
import { NetworkProblem, okJson } from './problem.ts'

const failing = (cause: Error) => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  json: () => Promise.reject(cause),
})

test.each(['AbortError', 'TimeoutError'])('a body given up on (%s) is no lost connection', async (name) => {
  const cause = new DOMException('', name)
  await expect(okJson(failing(cause))).rejects.toBe(cause)
})

test.each([new SyntaxError('Unexpected token <'), new TypeError('network error')])(
  'a body that does not come whole, or is none of ours, is one: %s',
  async (cause) => {
    await expect(okJson(failing(cause))).rejects.toBeInstanceOf(NetworkProblem)
  },
)
