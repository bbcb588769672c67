import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ensureBuilt } from './build.mjs'
import { projectRoot } from './project-root.ts'
import { freePort } from './testing/free-port.ts'

interface Run {
  child: ChildProcess
  output: () => string
  exited: Promise<number | null>
  said: (text: string) => Promise<void>
}

const SERVER = ['dist/server/main.js']
const ADMIN = ['dist/server/admin.js']

/** The real process, as `npm start` and an operator run it. */
function run(command: string[], env: Record<string, string>): Run {
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const take = (chunk: Buffer) => {
    text += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    child,
    output: () => text,
    exited,
    said: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => text.includes(wanted) && resolve()
        listeners.add(look)
        look()
        exited.then((code) => reject(new Error(`ended with ${code}: ${text}`)))
      }),
  }
}

const expectOneLine = async ({ output, exited }: Run, line: RegExp) => {
  expect(await exited).toBe(1)
  expect(output().trim().split('\n')).toEqual([expect.stringMatching(line)])
}

let folder = ''
beforeAll(() => {
  ensureBuilt(['server'])
  folder = mkdtempSync(path.join(tmpdir(), 'legible-main-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.concurrent('what keeps the server from starting is said in one line, and it ends', () => {
  const silent = createServer(() => undefined)
  const rude = createServer((socket) => socket.destroy())
  const refusing = createServer()
  const address = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`
  const database = (server: Server) => `postgres://someone:secret@${address(server)}/legible`
  const elsewhere = (name: string, password?: string) => {
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    if (password) Object.assign(url, { username: 'nobody', password })
    return url.href
  }
  beforeAll(async () => {
    for (const server of [silent, rude, refusing])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    writeFileSync(path.join(folder, 'a-file'), '')
  })
  afterAll(() => {
    for (const server of [silent, rude, refusing]) server.close()
  })

  test.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a data folder that cannot be written',
      () => ({ DATA_DIR: path.join(folder, 'a-file', 'data') }),
      /^The data folder .* is not writable \(.*\)\.$/,
    ],
    [
      'a data folder where no folders can be made',
      () => ({ DATA_DIR: process.platform === 'linux' ? '/proc/nope/data' : '/dev/null/data' }),
      /^The data folder .* is not writable \(.*\)\.$/,
    ],
    [
      'a database that does not exist',
      () => ({ DATABASE_URL: elsewhere('nowhere') }),
      /database "nowhere" does not exist/,
    ],
    [
      'a user the database does not know',
      () => ({ DATABASE_URL: elsewhere('postgres', 'wrong') }),
      /^The database cannot be reached: .*nobody/,
    ],
    [
      'a database on a host without a name',
      () => ({ DATABASE_URL: 'postgres://someone:secret@no-such-host.invalid/legible' }),
      /^The database cannot be reached: PostgreSQL no-such-host\.invalid:5432\/legible \(.*(ENOTFOUND|EAI_AGAIN).*\)\.$/,
    ],
    [
      'a database that never answers',
      () => ({ DATABASE_URL: database(silent) }),
      /^The database cannot be reached: .* \(no answer within 10 seconds\)\.$/,
    ],
    [
      'something that hangs up on every call',
      () => ({ DATABASE_URL: database(rude) }),
      /^The database cannot be reached: PostgreSQL 127\.0\.0\.1:\d+\/legible \(.*\)\.$/,
    ],
    [
      'an address of a database that cannot be decoded',
      () => ({ DATABASE_URL: 'postgres://someone:secret%zz@127.0.0.1/legible' }),
      /^The database cannot be reached: /,
    ],
    [
      'a port that is taken',
      () => ({ PORT: address(refusing).split(':')[1] ?? '', DATABASE_URL: elsewhere('postgres') }),
      /^Port \d+ is taken\. Stop what uses it, or set another PORT\.$/,
    ],
    [
      'an address that is not of this machine',
      () => ({ HOST: 'no-such-host.invalid', DATABASE_URL: elsewhere('postgres') }),
      /^The server cannot listen on no-such-host\.invalid:\d+ \(.*\)\.$/,
    ],
  ])('%s', async (_, env, line) => {
    const started = run(SERVER, { PORT: '0', ...env() })
    await expectOneLine(started, line)
    expect(started.output()).not.toContain('secret')
  })

  test('settings that are wrong, all of them at once', async () => {
    const started = run(SERVER, { NODE_ENV: 'production', PORT: 'abc', PUBLIC_URL: 'nonsense' })
    expect(await started.exited).toBe(1)
    expect(started.output().trim().split('\n')).toEqual([
      'These settings are wrong:',
      '  PORT: must be a whole number from 0 to 65535',
      '  PUBLIC_URL: must be an address that begins with http:// or https://',
      '  DATABASE_URL or DATA_DIR: one of them must be set when NODE_ENV is production',
    ])
  })
})

describe('a server that runs', () => {
  let server: Run
  let port = 0
  const env = () => ({ DATA_DIR: path.join(folder, 'data'), PORT: String(port) })
  const register = (email: string) =>
    fetch(`http://127.0.0.1:${port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'First Person', email, password: 'secret tea 1' }),
    })

  beforeAll(async () => {
    port = await freePort()
    server = run(SERVER, env())
    await server.said('npm run admin')
  })

  test('says where it is and how to make an administrator', () => {
    expect(server.output()).toContain(`Legible is at http://localhost:${port}`)
    expect(server.output()).toContain(
      'No administrator yet: register an account, then run  npm run admin -- EMAIL',
    )
  })

  test('keeps its folder and its socket to its own user', () => {
    const mode = (name: string) => (statSync(path.join(folder, 'data', name)).mode & 0o777).toString(8)
    expect([mode('.'), mode('control.sock'), mode('server.lock')]).toEqual(['700', '600', '600'])
  })

  test('lets the command line make an administrator meanwhile', async () => {
    expect((await register('first@example.com')).status).toBe(201)
    const unknown = run([...ADMIN, 'nobody@example.com'], env())
    await expectOneLine(unknown, /^No account has the address nobody@example\.com\./)
    const known = run([...ADMIN, 'FIRST@example.com'], env())
    expect([await known.exited, known.output().trim()]).toEqual([
      0,
      'first@example.com is an administrator now.',
    ])
  })

  test('is the only one on its folder', async () => {
    await expectOneLine(run(SERVER, { ...env(), PORT: '0' }), /is in use by another process \(\d+\)/)
  })

  test('finishes what is under way when it is told to stop, and what it answered is kept', async () => {
    const under = Array.from({ length: 6 }, (_, at) => register(`late${at}@example.com`))
    await register('marker@example.com')
    server.child.kill('SIGTERM')
    const answers = await Promise.allSettled(under)
    const kept = answers.flatMap((answer, at) =>
      answer.status === 'fulfilled' && answer.value.status === 201 ? [at] : [],
    )
    expect(await server.exited).toBe(0)
    expect(server.output()).not.toMatch(/late\d@example|secret tea/)
    server = run(SERVER, env())
    await server.said('Legible is at')
    expect(server.output()).not.toContain('No administrator yet')
    for (const at of [...kept.map((number) => `late${number}`), 'marker'])
      expect((await register(`${at}@example.com`)).status).toBe(409)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  })

  test('killed without warning, it leaves a lock that the next start takes over', async () => {
    const killed = run(SERVER, env())
    await killed.said('Legible is at')
    killed.child.kill('SIGKILL')
    await killed.exited
    const next = run(SERVER, env())
    await next.said('Legible is at')
    expect((await register('marker@example.com')).status).toBe(409)
    next.child.kill('SIGTERM')
    expect(await next.exited).toBe(0)
  })
})
