import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
const lock = () => path.join(folder, 'server.lock')
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'legible-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The number of a process that has ended. */
const gone = () => spawnSync(process.execPath, ['-e', '']).pid

test('the second one is refused, and told who has it', async () => {
  await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by another process (${process.pid})`)
})

test('after unlocking it is free, and nothing is left', async () => {
  const unlock = await lockFolder(folder)
  await unlock()
  expect(readdirSync(folder)).toEqual([])
  await lockFolder(folder)
})

test.each([
  ['of a process that is gone', () => JSON.stringify({ pid: gone(), started: '1', nonce: 'x' })],
  [
    'of a process whose number another one has now',
    () => JSON.stringify({ pid: process.pid, started: '1', nonce: 'x' }),
  ],
  ['that was torn by a full disk', () => '{"pid": 12'],
  ['that is empty', () => ''],
])('a lock %s is taken over', async (_, content) => {
  writeFileSync(lock(), content())
  await lockFolder(folder)
  expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid)
  expect(readdirSync(folder)).toEqual(['server.lock'])
})

/** A child that nobody waits for stays in the list of processes after it was killed. */
test('a lock of a process that was killed, and whose parent has not noticed, is taken over', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec cat'])
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // The shell would notice, and what it becomes never asks.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('cat\n')
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => stat()[0]).toBe('Z')
    writeFileSync(lock(), JSON.stringify({ pid, started: stat()[19], nonce: 'x' }))
    await lockFolder(folder)
    expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid)
  } finally {
    parent.kill()
  }
})

test('of ten who find a stale lock at once, one gets it', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: gone(), started: '1', nonce: 'x' }))
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(readdirSync(folder)).toEqual(['server.lock'])
})

test('unlocking leaves a lock that somebody else took over', async () => {
  const unlock = await lockFolder(folder)
  writeFileSync(lock(), JSON.stringify({ pid: 1, started: '', nonce: 'other' }))
  await unlock()
  expect(existsSync(lock())).toBe(true)
})
