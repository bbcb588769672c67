import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOnce } from '#server/forget.ts'
import { DATABASE_KINDS, openTestDatabase } from '#server/testing/databases.ts'
import { REQUESTS, rowsFor } from '#server/testing/requests.ts'
import { type Documented, operationsOf } from '#server/testing/response-schemas.ts'
import { KEYED_TABLES, SHARED_TABLES, tablesOf, unkeyed } from '#server/testing/statement-keys.ts'
import { World } from '#server/testing/world.ts'

// Rows can be spread over machines by their user only if each statement says whose rows it means. What does not is
// listed here with its reason; anything else fails.

/** Looked up before it is known who asks: by a value that is unique, and answered by one row. */
const LOOKUPS: [RegExp, string][] = [
  [/"sessions"\."token_hash" = \$\d/, 'who asks: the session of a token'],
  [/from "ended_sessions"/, 'why a token no longer opens anything'],
  [/"users"\."email_key" = \$\d/, 'who has an address: signing in, forgotten passwords'],
  [/"reset_tokens"\."token_hash" = \$\d/, 'whose link it is'],
  [/"passkeys"\."id" = \$\d/, 'whose passkey it is'],
  [/"users"\."role" = \$\d.* for update$/, 'administrators, before one of them loses a right: a handful'],
]

/** Once an hour, by age, on every machine for itself. */
const FORGETTING = /^(delete from|select distinct) .* < \$\d/

describe.each(DATABASE_KINDS)('every statement of the server (%s)', (kind) => {
  const world = new World(kind)
  let heard: string[] = []
  const seen = new Set<string>()
  let operations: Documented[] = []

  beforeAll(async () => {
    world.database = await openTestDatabase(kind, { logQuery: (query) => heard.push(query) })
    world.start({ RATE_LIMITS: 'true' })
    operations = await operationsOf(world)
  })
  afterAll(async () => {
    await world.deps.parser.close()
    await world.database.close()
  })

  test.each(Object.entries(REQUESTS))('%s', async (id, { path, good }) => {
    await world.database.empty()
    const operation = operations.find((each) => each.id === id)!
    const all = await rowsFor(world, operation.isAdmin)
    heard = []
    const call = { ...(operation.isPublic ? {} : { token: all.me.token }), ...good?.(all) }
    await world.call(operation.method, operation.path.replace(/\{\w+\}/, path?.(all) ?? ''), call)
    await world.deps.background.settled()
    for (const query of heard) for (const table of tablesOf(query)) seen.add(table)
    const strange = heard.filter(
      (query) =>
        unkeyed(query).length > 0 &&
        !LOOKUPS.some(([listed]) => listed.test(query)) &&
        // What administrators look at is about everybody, and says so in its route.
        !(operation.isAdmin && query.startsWith('select')),
    )
    expect(strange).toEqual([])
  })

  test('what is removed for its age', async () => {
    heard = []
    await forgetOnce(world.deps)
    expect(heard.filter((query) => unkeyed(query).length > 0 && !FORGETTING.test(query))).toEqual([])
  })

  test('no table is forgotten here', () => {
    const known = [...Object.keys(KEYED_TABLES), ...SHARED_TABLES]
    expect([...seen].filter((table) => !known.includes(table) && table !== 'page')).toEqual([])
    expect(seen.size).toBeGreaterThan(12)
  })
})
