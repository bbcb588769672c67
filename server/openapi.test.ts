import { beforeEach, describe, expect, test } from 'vitest'
import { REFUSED_ANYWAY, REQUESTS, rowsFor } from './testing/requests.ts'
import { type Documented, operationsOf } from './testing/response-schemas.ts'
import { type Call, onBothDatabases, onOneDatabase, type World } from './testing/world.ts'

let operations: Documented[] = []
const documented = (world: World) =>
  beforeEach(async () => {
    operations = await operationsOf(world)
  })
const operationOf = (id: string) => operations.find((operation) => operation.id === id) as Documented

onBothDatabases('the OpenAPI document', (world) => {
  documented(world)

  test('has every operation in the table of this test, and no other', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(REQUESTS).sort())
  })

  test('is served as JSON and as a page without a script', async () => {
    const json = await world.call('GET', '/api/openapi.json')
    expect(json.body.openapi).toBe('3.1.0')
    const page = await world.call('GET', '/api/docs')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.text).not.toMatch(/<script|https?:\/\/|\son\w+=/)
    for (const { path } of operations) expect(page.text).toContain(path)
  })

  describe.each(Object.entries(REQUESTS))('%s', (id, { path, good }) => {
    test('answers as documented when asked rightly, by those who may', async () => {
      const operation = operationOf(id)
      const all = await rowsFor(world, operation.isAdmin)
      const call = { ...(operation.isPublic ? {} : { token: all.me.token }), ...good?.(all) }
      const at = operation.path.replace(/\{\w+\}/, path?.(all) ?? '')
      const answer = await world.call(operation.method, at, call)
      operation.admit(
        answer.status,
        answer.headers.get('content-type') ?? '',
        answer.body ?? (answer.text || undefined),
      )
      const isRefusal = answer.status >= 400
      expect(isRefusal).toBe(REFUSED_ANYWAY.has(id))
    })
  })
})

onOneDatabase('a refusal', (world) => {
  documented(world)

  describe.each(Object.entries(REQUESTS))('%s', (id, { path, good, bad = [] }) => {
    test('refuses as documented', async () => {
      const operation = operationOf(id)
      const all = await rowsFor(world, operation.isAdmin)
      const token = operation.isPublic ? {} : { token: all.me.token }
      const at = operation.path.replace(/\{\w+\}/, path?.(all) ?? '')
      const calls: [string, Call][] = bad.map(({ path: tail = '', ...call }) => [
        tail.startsWith('/') ? operation.path.replace(/\/\{\w+\}/, tail) : at + tail,
        { ...token, ...call },
      ])
      if (!operation.isPublic) {
        calls.push([at, { ...good?.(all) }], [at, { token: 'nonsense', ...good?.(all) }])
        calls.push([at, { token: all.me.token, headers: { 'x-account': all.other.id } }])
      }
      if (operation.isAdmin) calls.push([at, { token: all.other.token, ...good?.(all) }])
      for (const [where, call] of calls) {
        const answer = await world.call(operation.method, where, call)
        expect([where, (answer.status >= 400 && answer.status < 500) || REFUSED_ANYWAY.has(id)]).toEqual([
          where,
          true,
        ])
        operation.admit(answer.status, answer.headers.get('content-type') ?? '', answer.body)
      }
    })
  })
})
