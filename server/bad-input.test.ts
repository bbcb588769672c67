import { uuidv7 } from 'uuidv7'
import { beforeEach, expect, test } from 'vitest'
import { anySign, cases, fc } from '../fixtures/properties.ts'
import { type Documented, operationsOf } from './testing/response-schemas.ts'
import { addAnalysis, addResume } from './testing/samples.ts'
import {
  type Answer,
  type Call,
  onBothDatabases,
  onOneDatabase,
  type Person,
  type World,
} from './testing/world.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const SECRET = 'Somebody Elses Secret'

const ENDS_THE_SESSION = new Set(['deleteApiAuthAccount', 'postApiAuthLogout'])

/** What no answer may contain, whatever was asked. */
function expectDecent(answer: Answer): void {
  // 503 says that no model is set up.
  if (answer.status !== 503) expect(answer.status).toBeLessThan(500)
  expect(answer.text).not.toContain(SECRET)
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|\bat \w+ \(|Failed query|select .* from/i)
  if (answer.status >= 400 && answer.text)
    expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
}

const CHUNK = new TextEncoder().encode('"'.padEnd(65_536, 'x'))
const endlessBody = () => {
  let count = 0
  const body = new ReadableStream({
    pull(controller) {
      count += 1
      controller.enqueue(CHUNK)
    },
  })
  return { body, pulled: () => count }
}

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)

const ACCOUNT_ROUTES = [
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/forgot'],
  ['POST', '/api/auth/reset'],
  ['PUT', '/api/auth/profile'],
  ['PUT', '/api/auth/change-password'],
  ['DELETE', '/api/auth/account'],
] as const

const BODIES: [string, Call | (() => Call), number[]][] = [
  ['nothing at all', { headers: JSON_TYPE, body: '' }, [400]],
  ['half a body', { headers: JSON_TYPE, body: '{"email": "a' }, [400]],
  ['two bodies', { headers: JSON_TYPE, body: '{}{}' }, [400]],
  ['a byte order mark', { headers: JSON_TYPE, body: '\ufeff{}' }, [400, 422]],
  ['binary', { headers: JSON_TYPE, body: '\u0000\u0001\u0002' }, [400]],
  [
    'UTF-16',
    { headers: { 'content-type': 'application/json; charset=utf-16' }, body: '{\u0000}\u0000' },
    [415],
  ],
  ['Latin-1', { headers: { 'content-type': 'application/json;charset="latin1"' }, body: '{}' }, [415]],
  [
    'bytes that are not UTF-8',
    () => ({
      headers: JSON_TYPE,
      body: new Blob([new Uint8Array([0x7b, 0x22, 0xff, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])]).stream(),
    }),
    [400],
  ],
  ['an array', { json: [] }, [422]],
  ['null', { json: null }, [422]],
  ['a number', { json: 1e308 }, [422]],
  ['wrong types', { json: { email: 1, password: {}, name: [], token: null, newPassword: true } }, [422]],
  [
    '__proto__',
    { headers: JSON_TYPE, body: '{"__proto__": {"role": "admin"}, "constructor": {"prototype": 1}}' },
    [422],
  ],
  ['arrays in arrays', { headers: JSON_TYPE, body: deep('[', ']', 50_000).slice(0, 60_000) }, [400]],
  ['objects in objects', { headers: JSON_TYPE, body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` }, [400]],
  [
    'a form where JSON belongs',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'email=a' },
    [415],
  ],
  ['multipart where JSON belongs', { body: new FormData() }, [415]],
  ['no type', { headers: { 'content-type': '' }, body: '{}' }, [415]],
  [
    'gzip nobody asked for',
    { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: '\u001f\u008b' },
    [415],
  ],
  ['too much, declared', { headers: JSON_TYPE, body: `{"email": "${'x'.repeat(70_000)}"}` }, [413]],
]

/** Without limits of rate: one person asks all that follows. */
const unlimited = (world: World) => world.start({ RATE_LIMITS: 'false' })

onOneDatabase('what is refused unread', (world) => {
  let operations: Documented[] = []
  let me: Person
  beforeEach(async () => {
    unlimited(world)
    operations = await operationsOf(world)
    me = await world.person('Just Me')
  })

  test.each(BODIES)(
    '%s is refused by every route that takes JSON of an account',
    async (_, call, expected) => {
      for (const [method, path] of ACCOUNT_ROUTES) {
        const sent = typeof call === 'function' ? call() : call
        const answer = await world.call(method, path, { token: me.token, ...sent })
        expectDecent(answer)
        expect([path, expected.includes(answer.status) || answer.status]).toEqual([path, true])
      }
    },
  )

  test.each([
    ['/api/auth/login', 64_000],
    ['/api/resumes', 2_000_000],
    ['/api/sync/push', 8_000_000],
    ['/api/analysis/standard', 12_485_760],
  ])('%s refuses more than %d bytes, declared or in chunks without a length', async (path, limit) => {
    const chunk = new TextEncoder().encode('"'.padEnd(65_536, 'x'))
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += chunk.length
        controller.enqueue(chunk)
      },
    })
    const type = path.startsWith('/api/analysis') ? 'multipart/form-data; boundary=b' : 'application/json'
    const chunked = await world.call('POST', path, {
      token: me.token,
      headers: { 'content-type': type },
      body: endless,
    })
    expect([chunked.status, chunked.body.code]).toEqual([413, 'too_large'])
    expect(sent).toBeLessThan(limit + 20 * chunk.length)
    const declared = await world.call('POST', path, {
      token: me.token,
      headers: { ...JSON_TYPE, 'content-length': String(limit + 1) },
      body: '{}',
    })
    expect(declared.status).toBe(413)
  })

  test.each(['/api/analyses', '/api/admin/stats', '/api/nowhere', '/api/ai/rewrite/x'])(
    '%s takes no body, and refuses more than 64,000 bytes by their declaration',
    async (path) => {
      const { body, pulled } = endlessBody()
      const chunked = await world.call('POST', path, { token: me.token, headers: JSON_TYPE, body })
      expect([chunked.status, pulled()]).toEqual([404, expect.toSatisfy((count: number) => count < 3)])
      const headers = { ...JSON_TYPE, 'content-length': '64001' }
      expect((await world.call('POST', path, { token: me.token, headers, body: '{}' })).status).toBe(413)
    },
  )

  test('nothing is read of a body before the route knows who sends it', async () => {
    const guarded = operations.filter(({ method, isPublic }) => !isPublic && method !== 'GET')
    expect(guarded.length).toBeGreaterThan(10)
    for (const { method, path } of guarded) {
      const type = path.startsWith('/api/analysis') ? 'multipart/form-data; boundary=b' : 'application/json'
      const { body, pulled } = endlessBody()
      const at = path.replace(/\{\w+\}/, uuidv7())
      const answer = await world.call(method, at, { headers: { 'content-type': type }, body })
      // A stream hands out its first chunk or two by itself.
      expect([at, answer.status, pulled() < 3]).toEqual([at, 401, true])
    }
  })

  const manyKeys = (count: number) =>
    `{${Array.from({ length: count }, (_, at) => `"unknown${at}":0`).join(',')}}`
  test.each(['/api/sync/push', '/api/resumes', '/api/auth/login', '/api/ai/rewrite'])(
    'an object of very many unknown keys is refused by %s, and is not sent back',
    async (path) => {
      const small = path.startsWith('/api/auth')
      for (const count of small ? [900, 4000] : [900, 60_000]) {
        const answer = await world.call('POST', path, {
          token: me.token,
          headers: JSON_TYPE,
          body: manyKeys(count),
        })
        // A few that nobody asked for are left out where an older app may have sent them.
        expect(count === 900 ? [200, 422, 503] : [400]).toContain(answer.status)
        expect(answer.text.length).toBeLessThan(1000)
      }
    },
  )

  const multipart = (body: string, boundary = 'b') => ({
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  const part = (head: string, content = 'x') =>
    `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  test.each([
    ['nothing', multipart('')],
    ['no end', multipart(part('name="resume"; filename="a.pdf"'))],
    ['another boundary', multipart('--c\r\n\r\n--c--', 'b')],
    ['no boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
    ['a part without a name', multipart(`${part('filename="a.pdf"')}--b--`)],
    ['a part without a head', multipart('--b\r\n\r\nx\r\n--b--')],
    ['a file name that is a path', multipart(`${part('name="resume"; filename="../../etc/passwd"')}--b--`)],
    ['a file name with a NUL', multipart(`${part('name="resume"; filename="a\u0000.pdf"')}--b--`)],
    ['ten thousand parts', multipart(`${part('name="x"').repeat(10_000)}--b--`)],
    ['JSON', { json: {} }],
  ])('an upload with %s is refused', async (_, call) => {
    const answer = await world.call('POST', '/api/analysis/standard', { token: me.token, ...call })
    expectDecent(answer)
    expect([400, 415, 422]).toContain(answer.status)
  })

  test.each(['PUT', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s on an unknown address is a JSON 404',
    async (method) => {
      const answer = await world.call(method, '/api/unknown', { token: me.token })
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    },
  )
})

onBothDatabases('bad input', (world) => {
  let operations: Documented[] = []
  let me: Person
  let other: Person
  let rows: { analysis: string; resume: string }
  beforeEach(async () => {
    unlimited(world)
    operations = await operationsOf(world)
    me = await world.person('Just Me')
    other = await world.person(SECRET)
    rows = {
      analysis: await addAnalysis(world, other.id, { resumeName: SECRET }),
      resume: await addResume(world, other.id, { name: SECRET }),
    }
  })

  const IDS = [
    '',
    '.',
    '..',
    '%2e%2e%2f',
    '%00',
    '%',
    '%ff',
    "'; drop table users; --",
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'x'.repeat(5000),
    '💥',
    'null',
  ]
  test.each(IDS)('the id %j leads nowhere on any route', async (id) => {
    for (const { method, path } of operations.filter((operation) => operation.path.includes('{'))) {
      const at = path.replace(/\{\w+\}/, id)
      // An empty id is another route; it may exist, for those who may use it.
      const answer = await world.call(method, at, {
        token: me.token,
        ...(method === 'PATCH' ? { json: {} } : {}),
      })
      expectDecent(answer)
    }
  })

  test('another person’s ids show and change nothing, on any route', async () => {
    const ids = [
      rows.analysis,
      rows.resume,
      other.id,
      `${other.id}.${rows.analysis}`,
      `${other.id}.${rows.resume}`,
    ]
    for (const operation of operations) {
      if (ENDS_THE_SESSION.has(operation.id)) continue
      for (const id of operation.path.includes('{') ? ids : ids.slice(0, 1)) {
        const answer = await world.call(operation.method, operation.path.replace(/\{\w+\}/, id), {
          token: me.token,
          ...(['GET', 'DELETE'].includes(operation.method)
            ? {}
            : { json: { userId: other.id, user: other.id } }),
        })
        expectDecent(answer)
        if (operation.path.includes('{'))
          expect([operation.id, [403, 404, 422].includes(answer.status) || answer]).toEqual([
            operation.id,
            true,
          ])
      }
    }
    expect((await world.call('GET', '/api/analyses', { token: other.token })).body).toHaveLength(1)
    expect((await world.call('GET', '/api/resumes', { token: other.token })).body).toHaveLength(1)
  })

  test('an id in a query or a header changes nobody', async () => {
    const paths = [
      '/api/analyses',
      '/api/resumes',
      '/api/dashboard',
      '/api/auth/sessions',
      '/api/auth/export',
    ]
    for (const path of paths) {
      const answer = await world.call('GET', `${path}?userId=${other.id}&user=${other.id}`, {
        token: me.token,
        headers: { 'x-user-id': other.id, 'x-forwarded-user': other.id },
      })
      expectDecent(answer)
      expect(answer.status).toBe(200)
    }
  })

  test('expired, ended, and foreign tokens open nothing', async () => {
    await world.call('POST', '/api/auth/logout', { token: me.token })
    const ended = encodeURI(me.token)
    const others = [me.token.slice(1), `${me.token}x`, '', 'null', 'undefined', ' '.repeat(9), 'é'.repeat(50)]
    for (const [at, { method, path, id }] of operations.filter(({ isPublic }) => !isPublic).entries()) {
      // Every route is asked with the token that ended, and each other one comes to several of them.
      for (const token of [ended, encodeURI(others[at % others.length] ?? '')]) {
        const answer = await world.call(method, path.replace(/\{\w+\}/, uuidv7()), { token })
        expect([id, answer.status]).toEqual([id, 401])
      }
    }
  })

  test.each([
    ['a year that no database has', ['0000-01-01T00:00:00.000Z', uuidv7()]],
    ['a year beyond', ['+275760-09-13T00:00:00.000Z', uuidv7()]],
    ['a day that is none', ['2026-02-31T00:00:00.000Z', uuidv7()]],
    ['another type', [0, uuidv7()]],
    ['too many values', ['2026-02-01T00:00:00.000Z', uuidv7(), uuidv7(), uuidv7()]],
    ['no id', ['2026-02-01T00:00:00.000Z', "' or 1=1"]],
    ['an object', {}],
    ['null', null],
  ])('a cursor made by hand, with %s, is no place in any list', async (_, cursor) => {
    const admin = await world.person('Ada Admin', { admin: true })
    const after = Buffer.from(JSON.stringify(cursor)).toString('base64url')
    for (const list of [
      'analyses',
      'resumes',
      'admin/users',
      'admin/analyses',
      'admin/resumes',
      'admin/audit',
    ]) {
      const answer = await world.call('GET', `/api/${list}?after=${after}`, { token: admin.token })
      expectDecent(answer)
      expect([list, answer.status]).toEqual([list, 422])
    }
  })

  test('an error nobody foresaw says nothing about itself', async () => {
    world.deps.passwords.verify = () => Promise.reject(new Error('secret detail of the server'))
    const answer = await world.login(me.email)
    expect([answer.status, answer.body]).toEqual([
      500,
      { error: 'Something went wrong on the server.', code: 'internal' },
    ])
  })

  const anyText = fc.oneof(
    fc.string({ unit: anySign }),
    fc.constantFrom(...IDS, '\u0000', '\ud800', '1e999', '-1'),
  )
  const anyJson = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.dictionary(
      fc.constantFrom(
        'email',
        'password',
        'name',
        'token',
        'id',
        'mutations',
        'account',
        'kind',
        'body',
        'role',
        'baseVersion',
        'summary',
        'education',
        'deviceOnly',
        'confirmation',
      ),
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), anyText),
    ),
  )

  test('whatever is sent to whatever route, no answer is a fault of the server', async () => {
    const safe = operations.filter(({ id }) => !ENDS_THE_SESSION.has(id))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...safe),
        fc.oneof(fc.constantFrom(rows.analysis, rows.resume, other.id), anyText),
        anyJson,
        fc.dictionary(
          fc.constantFrom('limit', 'after', 'since', 'search', 'sort', 'tz', 'type', 'role', 'kind'),
          anyText,
          { maxKeys: 3 },
        ),
        fc.boolean(),
        async ({ method, path }, id, json, query, isJson) => {
          const at = `${path.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()))}?${new URLSearchParams(query)}`
          const body = JSON.stringify(json)
          const call: Call =
            method === 'GET' ? {} : { body, headers: isJson ? JSON_TYPE : { 'content-type': 'text/plain' } }
          expectDecent(await world.call(method, at, { token: me.token, ...call }))
        },
      ),
      { numRuns: cases(200) },
    )
  })

  test('whatever an administrator searches for, no answer is a fault of the server', async () => {
    const admin = await world.person('Ada Admin', { admin: true })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('users', 'analyses', 'resumes', 'audit'),
        fc.dictionary(fc.constantFrom('search', 'after', 'sort', 'limit'), anyText, { maxKeys: 2 }),
        async (list, query) => {
          const answer = await world.call('GET', `/api/admin/${list}?${new URLSearchParams(query)}`, {
            token: admin.token,
          })
          expect([200, 422]).toContain(answer.status)
        },
      ),
      { numRuns: cases(100) },
    )
  })
})
