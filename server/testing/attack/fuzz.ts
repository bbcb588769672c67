import { fc } from '../../../fixtures/properties.ts'
import type { Outcome } from './finding.ts'
import { type Cast, SECRET } from './matrix.ts'
import { call, type Site } from './site.ts'

const KEYS = [
  ...['email', 'password', 'name', 'token', 'id', 'mutations', 'account', 'kind', 'body', 'role', 'rowId'],
  ...['baseVersion', 'summary', 'education', 'deviceOnly', 'confirmation', 'currentPassword', 'newPassword'],
  ...['isActive', 'code', 'challenge', 'response', 'jobDescription', '__proto__', 'constructor'],
]
const QUERY = ['limit', 'after', 'since', 'search', 'sort', 'tz', 'type', 'role', 'kind', 'full', 'account']

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '1e999',
    '-1',
    '%00',
    "' or 1=1 --",
    '../../etc/passwd',
    '{{7*7}}',
    '𝒳',
  ),
)
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom(...KEYS), fc.oneof(fc.jsonValue({ maxDepth: 3 }), anyText)),
)
const LEAKS = /node_modules|\.ts:\d|\bat \w+ \(|Failed query|select .* from/i
const KEEPS_THE_SESSION = /^(?!deleteApiAuthAccount|postApiAuthLogout|deleteApiAuthSessions)/

/** Whatever is sent to whatever route, by a user and by an administrator: never a fault of the server. */
export async function attackByFuzz(site: Site, cast: Cast, runs: number): Promise<Outcome> {
  const broken: string[] = []
  const asked = fc.record({
    operation: fc.constantFrom(...cast.operations.filter(({ id }) => KEEPS_THE_SESSION.test(id))),
    id: fc.oneof(fc.constantFrom(...cast.ids), anyText),
    json: anyJson,
    query: fc.dictionary(fc.constantFrom(...QUERY), anyText, { maxKeys: 3 }),
    isJson: fc.integer({ min: 0, max: 9 }).map((at) => at > 0),
    // An administrator may do harm, but only by sense: what they look at is asked here.
    asAdmin: fc.boolean(),
  })
  const cases = fc.sample(asked, runs)
  let slowest = 0
  for (const { operation, id, json, query, isJson, asAdmin } of cases) {
    const { method, path } = operation
    const at = `${path.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()))}?${new URLSearchParams(query)}`
    const headers = { 'content-type': isJson ? 'application/json' : 'text/plain' }
    const token = asAdmin && method === 'GET' ? cast.admin.token : cast.other.token
    const answer = await call(site, method, at, {
      token,
      ...(method === 'GET' ? {} : { body: JSON.stringify(json), headers }),
    })
    slowest = Math.max(slowest, answer.milliseconds)
    if (answer.status >= 500 && answer.status !== 503) broken.push(`${method} ${at}: ${answer.status}`)
    else if (LEAKS.test(answer.text) && !path.endsWith('openapi.json'))
      broken.push(`${method} ${at}: tells how it is made`)
    else if (token !== cast.admin.token && answer.text.includes(SECRET))
      broken.push(`${method} ${at}: shows a secret`)
  }
  return {
    attack: 'fuzzed calls',
    on: site.kind,
    tried: runs,
    broken,
    measured: `slowest answer ${Math.round(slowest)} ms`,
  }
}
