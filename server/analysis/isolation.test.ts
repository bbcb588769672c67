import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from '#server/build.mjs'
import { projectRoot } from '#server/project-root.ts'
import { bundledScript, type ParseChild, startChild } from './child.ts'
import { findIsolation } from './isolation.ts'
import type { ParseReply, ParseTask } from './parse-protocol.ts'

const ALLOWANCE = { seconds: 60, memoryMb: 500 }
// Only what lies in dist may be read at all.
const folder = path.join(projectRoot, 'dist', 'isolation-test')
const scratch = mkdtempSync(path.join(tmpdir(), 'legible-isolation-'))
const server = createServer((socket) => socket.end())

beforeAll(async () => {
  ensureBuilt(['server'])
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(scratch, 'secret'), 'secret')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
  rmSync(scratch, { recursive: true })
})

const hasNetworks = process.platform === 'linux' && spawnSync('unshare', ['--net', 'true']).status === 0

test('a process that reads files can look at nothing, change nothing and reach nobody', async () => {
  const file = path.join(folder, 'prying-child.mjs')
  copyFileSync(path.join(projectRoot, 'server', 'testing', 'prying-child.mjs'), file)
  const isolation = findIsolation(file)
  const child = startChild<object, object>(ALLOWANCE, { file, execArgv: [], isolation })
  const report = await child.run({
    port: (server.address() as AddressInfo).port,
    secret: path.join(scratch, 'secret'),
    scratch: path.join(scratch, 'written'),
  })
  child.kill('done')
  expect(report).toMatchObject({
    environment: 'NODE_ENV,TZ',
    parentsEnvironment: 'refused',
    readSecret: 'refused',
    readPasswords: 'refused',
    write: 'refused',
    run: 'refused',
    nativeCode: 'refused',
    network: hasNetworks ? 'refused' : expect.any(String),
  })
  if (isolation.execArgv.includes('--setuid=65534')) expect(report).toMatchObject({ user: 65_534 })
})

describe('a file is read in there all the same', () => {
  const script = bundledScript('parse-child')
  let child: ParseChild
  beforeAll(() => {
    child = startChild<ParseTask, ParseReply>(ALLOWANCE, { ...script, isolation: findIsolation(script.file) })
  })
  afterAll(() => child.kill('done'))

  test.each(['amara-pdfkit-plain.pdf', 'amara-docx-styles.docx', 'amara-office-styles-doc.doc'])(
    '%s',
    async (name) => {
      const bytes = new Uint8Array(readFileSync(path.join(projectRoot, 'fixtures', 'files', name)))
      const job = { jobCategory: '', jobRole: '', jobDescription: '' }
      const reply = await child.run({ bytes, name, ...job, asOf: '2026-03-10' })
      expect(reply).toMatchObject({ ok: true, value: { resume: { education: [expect.anything()] } } })
    },
  )
})
