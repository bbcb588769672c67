import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { parseChildren } from './child.ts'
import type { ParseTask } from './parse-protocol.ts'
import { createParsePool, type ParsePool, type PoolLimits } from './pool.ts'

// A child that does what the name of the file says: real processes, real kills, no real parser.
const script = {
  file: fileURLToPath(new URL('../testing/misbehaving-child.mjs', import.meta.url)),
  execArgv: [],
}
const start = parseChildren(script)
const LIMITS: PoolLimits = { processes: 1, queue: 1, seconds: 20, memoryMb: 256, silence: 3 }

let pool: ParsePool
let started = 0
const poolOf = (limits: Partial<PoolLimits> = {}) => {
  started = 0
  pool = createParsePool({ ...LIMITS, ...limits }, (allowance) => {
    started += 1
    return start(allowance)
  })
  return pool
}
afterEach(() => pool.close())

const task = (name: string): ParseTask => ({
  bytes: new Uint8Array(8),
  name,
  jobCategory: '',
  jobRole: '',
  jobDescription: '',
  asOf: '2026-03-10',
})

test('one process answers task after task', async () => {
  poolOf()
  expect(await pool.parse(task('answer'))).toMatchObject({ resume: { name: 'answer' } })
  await pool.parse(task('answer'))
  expect(started).toBe(1)
})

test.each([
  ['loops without end', 'spin', { seconds: 1 }],
  ['takes too much memory outside of its heap', 'hoard', {}],
  ['takes too much memory in its heap', 'heap', {}],
])('a file that %s is refused, and the next one is read', async (_, name, limits) => {
  poolOf(limits)
  await expect(pool.parse(task(name))).rejects.toMatchObject({ status: 422, code: 'too_complex' })
  await expect(pool.parse(task('answer'))).resolves.toBeDefined()
  expect([started, pool.size()]).toEqual([2, { busy: 0, waiting: 0 }])
})

test.each([
  ['crashes', 'crash'],
  ['waits for nothing', 'hang'],
])('a reader that %s is tried once more, and then the file is not blamed', async (_, name) => {
  poolOf()
  await expect(pool.parse(task(name))).rejects.toMatchObject({ status: 422, code: 'unexpected' })
  expect(started).toBe(2)
  await expect(pool.parse(task('answer'))).resolves.toBeDefined()
})

test('a reader that stops once reads the file at the second try', async () => {
  poolOf()
  const mark = path.join(mkdtempSync(path.join(tmpdir(), 'legible-pool-')), 'mark')
  await expect(pool.parse(task(`crash-once ${mark}`))).resolves.toBeDefined()
  expect(started).toBe(2)
  rmSync(path.dirname(mark), { recursive: true })
})

test('what finds no place in the queue is refused at once, with a time to come back', async () => {
  poolOf({ seconds: 1 })
  const first = pool.parse(task('spin'))
  const second = pool.parse(task('answer'))
  expect(pool.size()).toEqual({ busy: 1, waiting: 1 })
  await expect(pool.parse(task('answer'))).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 5 })
  await expect(first).rejects.toMatchObject({ code: 'too_complex' })
  await expect(second).resolves.toBeDefined()
})

test('who goes away gives up the place in the queue, and the process', async () => {
  poolOf()
  const [one, two] = [new AbortController(), new AbortController()]
  const running = pool.parse(task('hang'), one.signal)
  const waiting = pool.parse(task('hang'), two.signal)
  two.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  one.abort()
  await expect(running).rejects.toBeDefined()
  await expect(pool.parse(task('answer'))).resolves.toBeDefined()
})

test('an error of ours in the parser is no fault of the file', async () => {
  poolOf()
  await expect(pool.parse(task('bug'))).rejects.toThrow(
    'The parser failed (failed): undefined is not a function',
  )
})

test('the process has none of the server’s settings', async () => {
  process.env.DATABASE_URL = 'postgres://secret@127.0.0.1/x'
  poolOf()
  const { resume } = await pool.parse(task('settings'))
  delete process.env.DATABASE_URL
  expect(resume.name).toBe('NODE_ENV,TZ')
})

test('a pool that closes ends its processes and refuses who waits', async () => {
  poolOf()
  const running = pool.parse(task('hang'))
  const waiting = pool.parse(task('hang'))
  const settled = Promise.allSettled([running, waiting])
  await pool.close()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
