import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createDeps } from './create-deps.ts'
import type { Db } from './db/open.ts'
import { readEnv } from './env.ts'

// No route here asks the database: only files are served.
const noDatabase = undefined as unknown as Db
let folder = ''
let app: ReturnType<typeof createApp>

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'legible-web-'))
  mkdirSync(path.join(folder, 'assets'))
  mkdirSync(path.join(folder, '.vite'))
  mkdirSync(path.join(folder, 'shells'))
  mkdirSync(path.join(folder, 'pdfjs', '5.6.205', 'cmaps'), { recursive: true })
  for (const [name, content] of Object.entries({
    'index.html': '<!doctype html><title>shell</title>',
    'shells/index.html': '<!doctype html><title>shell of the start</title>',
    'shells/analyze.html': '<!doctype html><title>shell of the analyzer</title>',
    'shells/login.html': '<!doctype html><title>shell of the sign-in</title>',
    'shells/history.html': '<!doctype html><title>shell of the history</title>',
    'shells/not-found.html': '<!doctype html><title>shell of no page</title>',
    'sw.js': 'worker',
    'manifest.webmanifest': '{}',
    'assets/app-abc123.js': 'plain',
    'assets/app-abc123.js.br': 'brotli',
    'assets/app-abc123.js.gz': 'gzipped',
    'pdfjs/5.6.205/cmaps/V.bcmap': 'map',
    '.vite/manifest.json': 'of the build',
  }))
    writeFileSync(path.join(folder, name), content)
  app = createApp(createDeps(readEnv({ LOG_LEVEL: 'silent' }), noDatabase, pino({ level: 'silent' })), folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (at: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await app.request(at, { headers, method })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test.each(['/', '/index.html', '/history', '/analyze?resumeId=1', '/history/1/compare/2'])(
  '%s is the app’s shell, not cached',
  async (at) => {
    const { status, headers, text } = await get(at)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(text).toContain('shell')
  },
)

test.each([
  ['/history', 'shell of the history'],
  ['/history/1/compare/2', 'shell of the history'],
  ['/History', 'shell of the history'],
  ['/HISTORY/1', 'shell of the history'],
  ['/history/', 'shell of the history'],
  ['/Login', 'shell of the sign-in'],
  ['/login/', 'shell of the sign-in'],
  ['/analyze?resumeId=1', 'shell of the analyzer'],
  ['/', 'shell of the start'],
])('%s gets the %s', async (at, title) => {
  expect((await get(at)).text).toContain(`<title>${title}</title>`)
})

test.each([
  '/historyx',
  '/a/b/c',
  '/apiary',
  '/not-found',
  '/index',
  '/Index/',
  '/login/x',
  '/analyze/x',
  '//history',
])('%s is no page: the app says so, and so does the status', async (at) => {
  const { status, headers, text } = await get(at)
  expect([status, headers.get('content-type'), headers.get('etag')]).toEqual([
    404,
    'text/html; charset=utf-8',
    null,
  ])
  expect(text).toContain('<title>shell of no page</title>')
  expect((await get(at, {}, 'HEAD')).status).toBe(404)
})

test.each([
  '/missing.js',
  '/assets/app-old.js',
  '/favicon.ico',
  '/.env',
  '/assets/app',
  '/.vite/manifest.json',
  '/assets/app-abc123.js.br',
  '/..%2f..%2fpackage.json',
  '/a/../../package.json',
  '/%00.js',
])('%s is a 404', async (at) => expect((await get(at)).status).toBe(404))

test.each(['/api', '/api/', '/api/unknown', '/api/unknown.js'])('%s is a 404 in JSON', async (at) => {
  const { status, text } = await get(at)
  expect([status, JSON.parse(text).code]).toEqual([404, 'not_found'])
})

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzipped'],
  ['gzip;q=0, br;q=0', null, 'plain'],
  ['BR', 'br', 'brotli'],
  ['identity', null, 'plain'],
  ['', null, 'plain'],
])('with Accept-Encoding %j the file comes as %s', async (accept, encoding, content) => {
  const { headers, text } = await get('/assets/app-abc123.js', accept ? { 'accept-encoding': accept } : {})
  expect([headers.get('content-encoding'), text, headers.get('vary')]).toEqual([
    encoding,
    content,
    'Accept-Encoding',
  ])
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test.each([
  ['/assets/app-abc123.js', 'public, max-age=31536000, immutable'],
  ['/pdfjs/5.6.205/cmaps/V.bcmap', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
])('%s may be kept: %s', async (at, policy) =>
  expect((await get(at)).headers.get('cache-control')).toBe(policy),
)

test('a file that has not changed is not sent again', async () => {
  const etag = (await get('/sw.js')).headers.get('etag') ?? ''
  const again = await get('/sw.js', { 'if-none-match': `"other", ${etag}` })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('HEAD sends the headers alone; nothing else is allowed', async () => {
  const head = await get('/sw.js', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, '6', ''])
  expect((await get('/sw.js', {}, 'POST')).status).toBe(404)
})

test('a share that no service worker took leads to the page which says that the file did not arrive', async () => {
  const { status, headers } = await get('/share', {}, 'POST')
  expect([status, headers.get('location')]).toEqual([303, '/analyzer?shared=failed'])
  expect((await get('/share')).status).toBe(404)
})

test.each(['/', '/assets/app-abc123.js', '/sw.js', '/missing.js', '/api/health', '/api/unknown'])(
  '%s carries the strict policy',
  async (at) => {
    const { headers } = await get(at)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("connect-src 'self' blob: data:;")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).not.toMatch(/https?:/)
    expect(policy).not.toContain("'unsafe-eval'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each([
  ['/assets/engine/llm.worker-AbC_12-x.js', true],
  ['/assets/llm.worker-abc123.js', true],
  ['/assets/engine/engine.worker-abc123.js', false],
  ['/assets/llm.worker-abc123.js.map', false],
  ['/llm.worker-abc123.js', false],
  ['/builder/assets/llm.worker-abc123.js', false],
  ['/api/llm.worker-abc123.js', false],
])('only the worker that a person starts for a model may ask other hosts: %s %s', async (at, may) => {
  const policy = (await get(at)).headers.get('content-security-policy') ?? ''
  expect(policy.includes('https://huggingface.co')).toBe(may)
})

test('a mirror of the models is the only other place that may be asked', async () => {
  const env = readEnv({
    LOG_LEVEL: 'silent',
    MODEL_BASE_URL: 'https://models.example.org/llm/',
    PUBLIC_URL: 'https://cv.example.org',
  })
  const mirrored = createApp(createDeps(env, noDatabase, pino({ level: 'silent' })), folder)
  const { headers } = await mirrored.request('/assets/llm.worker-abc123.js')
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' blob: data: https://models.example.org;",
  )
  expect(headers.get('strict-transport-security')).toContain('max-age=')
})

test('no other origin may call the API, unless a setting names it', async () => {
  const origin = { origin: 'https://other.example.org' }
  expect((await get('/api/health', origin)).headers.get('access-control-allow-origin')).toBeNull()
  const env = readEnv({ LOG_LEVEL: 'silent', CORS_ORIGINS: 'https://other.example.org' })
  const open = createApp(createDeps(env, noDatabase, pino({ level: 'silent' })), folder)
  const answer = async (from: string) =>
    (await open.request('/api/health', { headers: { origin: from } })).headers.get(
      'access-control-allow-origin',
    )
  expect([await answer('https://other.example.org'), await answer('https://evil.example.net')]).toEqual([
    'https://other.example.org',
    null,
  ])
})

test('metrics are there for whoever has the token', async () => {
  expect((await get('/api/metrics')).status).toBe(404)
  const env = readEnv({ LOG_LEVEL: 'silent', METRICS_TOKEN: 'sixteen-characters' })
  const measured = createApp(createDeps(env, noDatabase, pino({ level: 'silent' })), folder)
  await measured.request('/api/health')
  const ask = (token: string) =>
    measured.request('/api/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect((await ask('wrong')).status).toBe(401)
  const text = await (await ask('sixteen-characters')).text()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="[^"]*health",status="200"\} 1/,
  )
  expect(text).toContain('parse_waiting 0')
})

test('a request keeps a sane id and loses a strange one', async () => {
  const idOf = async (id: string) =>
    (await get('/api/health', { 'x-request-id': id })).headers.get('x-request-id')
  expect(await idOf('abc-12345')).toBe('abc-12345')
  expect(await idOf('<script>')).toMatch(/^[0-9a-f-]{36}$/)
})
