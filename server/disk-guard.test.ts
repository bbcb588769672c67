import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createDeps } from './create-deps.ts'
import type { DiskState } from './db/disk-space.ts'
import { watchDisk } from './db/disk-space.ts'
import type { Db } from './db/open.ts'
import { readEnv } from './env.ts'

let disk: DiskState = 'ok'
const storage = { disk: { state: () => disk, freeMb: () => 1 }, state: () => 'open' as const }
// What reaches a route asks this database first: a 500 says that the guard let it through.
const noDatabase = { execute: async () => [] } as unknown as Db
const deps = createDeps(readEnv({}), noDatabase, pino({ level: 'silent' }), () => new Date(0), storage)
const app = createApp(deps, '/nowhere')
const call = (method: string, path: string, body?: object) =>
  app.request(path, {
    method,
    headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

beforeEach(() => {
  disk = 'ok'
})

const LOGIN = { email: 'ann@example.com', password: 'secret1' }

test.each<[DiskState, string, string, object | undefined, boolean]>([
  ['ok', 'POST', '/api/resumes', {}, false],
  ['low', 'POST', '/api/resumes', {}, true],
  ['low', 'DELETE', '/api/analyses/1', undefined, true],
  ['low', 'PUT', '/api/auth/profile', {}, true],
  ['low', 'POST', '/api/sync/push', {}, true],
  ['low', 'POST', '/api/analysis/standard', {}, true],
  ['low', 'POST', '/api/auth/login', LOGIN, false],
  ['low', 'POST', '/api/auth/verify-token', undefined, false],
  ['low', 'GET', '/api/dashboard', undefined, false],
  ['full', 'POST', '/api/auth/login', LOGIN, true],
  ['full', 'POST', '/api/auth/verify-token', undefined, false],
  ['full', 'GET', '/api/dashboard', undefined, false],
])('with a disk that is %s, %s %s', async (state, method, path, body, refused) => {
  disk = state
  const answer = await call(method, path, body)
  expect(answer.status === 507).toBe(refused)
  if (!refused) return
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await answer.json()).toMatchObject({ code: 'disk_full' })
})

test.each<[DiskState, number]>([
  ['ok', 200],
  ['low', 200],
  ['full', 503],
])('health tells that the disk is %s; ready answers %d', async (state, ready) => {
  disk = state
  const health = await call('GET', '/api/health')
  expect([health.status, await health.json()]).toEqual([200, { ok: true, storage: state }])
  expect((await call('GET', '/api/ready')).status).toBe(ready)
})

test('the space that is free is looked up again after a moment', () => {
  let time = 0
  const here = watchDisk('.', 1, () => time)
  expect(here.state()).toBe('ok')
  time = 1000
  expect(watchDisk('.', 1_000_000_000, () => time).state()).toBe('full')
  const half = watchDisk('.', Math.round(here.freeMb() * 1.5), () => time)
  expect(half.state()).toBe('low')
})
