import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { projectRoot } from './project-root.ts'
import { freePort } from './testing/postgres-server.ts'

interface Run {
  child: ChildProcess
  output: () => string
  exited: Promise<number | null>
  said: (text: string) => Promise<void>
}

/** The real process, as `npm start` and `npm run admin` run it. */
function run(script: string, env: Record<string, string>, args: string[] = []): Run {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(projectRoot, 'server', script), ...args],
    {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
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
  folder = mkdtempSync(path.join(tmpdir(), 'legible-main-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what keeps the server from starting is said in one line', () => {
  test('a data folder that cannot be written', async () => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, '')
    await expectOneLine(
      run('main.ts', { DATA_DIR: path.join(file, 'data') }),
      /^The data folder .* is not writable \(.*\)\.$/,
    )
  })

  test('a database that cannot be reached', async () => {
    const port = await freePort()
    const url = `postgres://someone:secret@127.0.0.1:${port}/legible`
    const started = run('main.ts', { DATABASE_URL: url })
    await expectOneLine(
      started,
      /^The database cannot be reached: PostgreSQL 127\.0\.0\.1:\d+\/legible \(.*ECONNREFUSED.*\)\.$/,
    )
    expect(started.output()).not.toContain('secret')
  })

  test('a database that does not exist', async () => {
    const url = new URL(inject('postgresUrl'))
    url.pathname = '/nowhere'
    await expectOneLine(run('main.ts', { DATABASE_URL: url.href }), /database "nowhere" does not exist/)
  })

  test('production without a place to keep anything', async () => {
    const started = run('main.ts', { NODE_ENV: 'production' })
    expect(await started.exited).toBe(1)
    expect(started.output()).toContain('DATABASE_URL or DATA_DIR: one of them must be set')
    expect(started.output()).not.toMatch(/\bat .*\.ts:\d/)
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
      body: JSON.stringify({ name: 'First Person', email, password: 'secret1' }),
    })

  beforeAll(async () => {
    port = await freePort()
    server = run('main.ts', env())
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
    const unknown = run('commands/admin.ts', env(), ['nobody@example.com'])
    await expectOneLine(unknown, /^No account has the address nobody@example\.com\./)
    const known = run('commands/admin.ts', env(), ['FIRST@example.com'])
    expect([await known.exited, known.output().trim()]).toEqual([
      0,
      'first@example.com is an administrator now.',
    ])
  })

  test('is the only one on its folder', async () => {
    await expectOneLine(run('main.ts', { ...env(), PORT: '0' }), /is in use by another process \(\d+\)/)
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
    expect(server.output()).not.toMatch(/late\d@example|secret1/)
    server = run('main.ts', env())
    await server.said('Legible is at')
    expect(server.output()).not.toContain('No administrator yet')
    for (const at of [...kept.map((number) => `late${number}`), 'marker'])
      expect((await register(`${at}@example.com`)).status).toBe(409)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  })

  test('killed without warning, it leaves a lock that the next start takes over', async () => {
    const killed = run('main.ts', env())
    await killed.said('Legible is at')
    killed.child.kill('SIGKILL')
    await killed.exited
    const next = run('main.ts', env())
    await next.said('Legible is at')
    expect((await register('marker@example.com')).status).toBe(409)
    next.child.kill('SIGTERM')
    expect(await next.exited).toBe(0)
  })
})

describe('a port that is taken', () => {
  let taken: Server
  beforeAll(async () => {
    taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => taken.close())

  test('is said in one line', async () => {
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    await expectOneLine(
      run('main.ts', { PORT: port, DATABASE_URL: inject('postgresUrl') }),
      /^Port \d+ is taken\. Stop what uses it, or set another PORT\.$/,
    )
  })
})
