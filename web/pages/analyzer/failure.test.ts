import { expect, test } from 'vitest'
import { ApiProblem, NetworkProblem } from '#web/api/problem.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { EngineError } from '#web/worker/client.ts'
import { failed, isStop, reasonOf } from './failure.ts'

const full = new StoreProblem('disk_full')

test.each<[string, unknown, string]>([
  ['the server', new ApiProblem(503, 'busy', 'Too busy'), 'Too busy'],
  ['the reader', new EngineError('encrypted', 'It is locked.'), 'It is locked.'],
  ['the device', full, full.message],
  ['nobody: no connection', new NetworkProblem(null), failed()],
  ['nobody: a mistake of ours', new TypeError('x is undefined'), failed()],
])('the reason is told as %s told it', (_, error, text) => expect(reasonOf(error)).toBe(text))

test.each<[string, unknown, boolean]>([
  ['a reading that was given up', new EngineError('aborted', 'Reading was cancelled.'), true],
  ['a request that was given up', new DOMException('', 'AbortError'), true],
  ['a file that cannot be read', new EngineError('damaged', ''), false],
  ['a request that took too long', new DOMException('', 'TimeoutError'), false],
])('%s is a stop: %s', (_, error, stop) => expect(isStop(error)).toBe(stop))
