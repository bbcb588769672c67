import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from './open.ts'

// A data folder that everybody may enter, as many packages make it.
const above = mkdtempSync(path.join(tmpdir(), 'legible-private-'))
const folder = path.join(above, 'data')

const all = (at: string) => [
  at,
  ...readdirSync(at, { recursive: true, encoding: 'utf8' }).map((name) => path.join(at, name)),
]
const openToOthers = (at: string) => all(at).filter((file) => (lstatSync(file).mode & 0o077) !== 0)

async function openOnce(): Promise<void> {
  const { close } = await openPglite(folder, 32)
  await close()
}

beforeAll(async () => {
  chmodSync(above, 0o755)
  mkdirSync(folder, { mode: 0o755 })
  chmodSync(folder, 0o755)
  await openOnce()
})
afterAll(() => rmSync(above, { recursive: true, force: true }))

test('no file or folder of a new database is open to others', () => {
  expect(all(folder).length).toBeGreaterThan(500)
  expect(openToOthers(folder)).toEqual([])
})

test('what an earlier version left open is closed at the next start', async () => {
  for (const file of all(folder)) chmodSync(file, 0o777)
  await openOnce()
  expect(openToOthers(folder)).toEqual([])
})

test.runIf(process.getuid?.() === 0)('another user can neither list, read nor change anything', () => {
  const as = (command: string, ...args: string[]) =>
    spawnSync(command, args, { uid: 65_534, gid: 65_534, encoding: 'utf8' }).status
  const inside = path.join(folder, 'pglite')
  expect(as('/bin/ls', above)).toBe(0)
  expect(as('/bin/ls', inside)).not.toBe(0)
  expect(as('/bin/cat', path.join(inside, 'PG_VERSION'))).not.toBe(0)
  expect(as('/usr/bin/touch', path.join(inside, 'PG_VERSION'))).not.toBe(0)
  expect(as('/usr/bin/touch', path.join(folder, 'planted'))).not.toBe(0)
})

test('a folder that holds what is not ours stays as open as it was; our part does not', async () => {
  writeFileSync(path.join(folder, 'somebody-elses'), '')
  chmodSync(path.join(folder, 'somebody-elses'), 0o644)
  chmodSync(folder, 0o755)
  chmodSync(path.join(folder, 'pglite'), 0o755)
  await openOnce()
  const mode = (name: string) => (lstatSync(path.join(folder, name)).mode & 0o777).toString(8)
  expect([mode('.'), mode('somebody-elses'), mode('pglite')]).toEqual(['755', '644', '700'])
})
