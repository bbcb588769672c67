import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { readerApart } from './read-apart.ts'
import type { ReadTask } from './read-task.ts'

// A child that does what the path of the file says.
const script = {
  file: fileURLToPath(new URL('../testing/misbehaving-child.mjs', import.meta.url)),
  execArgv: [],
}
const task = (path: string): ReadTask => ({
  path,
  password: undefined,
  scoring: { job: { jobCategory: '', jobRole: '', jobDescription: '' }, asOf: '2026-03-10', insist: false },
  trace: false,
})

let apart: ReturnType<typeof readerApart>
afterEach(() => apart.close())

test.each([
  ['loops without end', 'spin', 'too_complex', 'too complex'],
  ['takes too much memory', 'hoard', 'too_complex', 'too complex'],
  ['never answers', 'hang', 'unexpected', 'The file itself may be fine'],
  ['crashes the process', 'crash', 'unexpected', 'The file itself may be fine'],
])('a file that %s is told as what it is, and the files around it are read', async (_, path, code, words) => {
  apart = readerApart({ seconds: 1, memoryMb: 256, silence: 3 }, script)
  expect(await apart.read(task('answer'))).toMatchObject({ ok: true })
  expect(await apart.read(task(path))).toEqual({ ok: false, code, message: expect.stringContaining(words) })
  expect(await apart.read(task('answer'))).toMatchObject({ ok: true })
})

test('a file whose reading fails is told as it was told, and the process goes on', async () => {
  apart = readerApart({ seconds: 20, memoryMb: 256 }, script)
  expect(await apart.read(task('bug'))).toMatchObject({ ok: false, code: 'failed' })
  expect(await apart.read(task('answer'))).toMatchObject({ ok: true })
})
