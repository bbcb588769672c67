import { beforeEach, describe, expect, test } from 'vitest'
import { BODY_TEXT_MAX } from '#shared/schema/limits.ts'
import { mutation } from '#shared/schema/sync.ts'
import { documentOf } from './testing/response-schemas.ts'
import { sampleAnalysis, sampleResume } from './testing/samples.ts'
import { onBothDatabases } from './testing/world.ts'

// No text that a client sends is without an end: by its own field where the document lists it, and wherever it stands in
// a body that takes fields nobody knows.

interface Schema {
  $ref?: string
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** From its beginning to its end, and nothing in between that may be repeated for ever. */
const hasAnEnd = (pattern = '') => /^\^.*\$$/s.test(pattern) && !/[*+]|,\}/.test(pattern)
const OF_ONE_LENGTH = new Set(['uuid', 'date-time'])

/** The paths of texts and lists of a schema that may be of any length. */
function endless(
  schema: Schema | undefined,
  named: Record<string, Schema>,
  path = '',
  within: string[] = [],
): string[] {
  if (!schema) return []
  if (schema.$ref) {
    const name = schema.$ref.replace(/.*\//, '')
    return within.includes(name) ? [] : endless(named[name], named, path, [...within, name])
  }
  const inside = (one: Schema | undefined, at = path) => endless(one, named, at, within)
  const { additionalProperties: others } = schema
  const isText =
    schema.type === 'string' &&
    !schema.enum &&
    schema.const === undefined &&
    !OF_ONE_LENGTH.has(schema.format ?? '')
  return [
    ...(isText && schema.maxLength === undefined && !hasAnEnd(schema.pattern) ? [path] : []),
    ...(schema.type === 'array' && schema.maxItems === undefined ? [`${path}[]`] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
      inside(one),
    ),
    ...inside(schema.items, `${path}[]`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => inside(one, `${path}.${name}`)),
    ...(typeof others === 'object' ? inside(others, `${path}.*`) : []),
  ]
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { name: string; in: string; schema: Schema }[]
}

/** Not stored, and bounded as a whole: a result and a resume, read by a model and forgotten. */
const AS_A_WHOLE = new Set(['POST /api/ai/analyze'])
/** A file; its size is the upload's. */
const FILES = new Set(['.resume'])
/** The form of an id is looked at by its route. */
const IDS = new Set(['id'])

onBothDatabases('what may be sent', (world) => {
  test('has an end in every field of every body and query', async () => {
    const document = await documentOf(world)
    const named = (document.components.schemas ?? {}) as Record<string, Schema>
    const found: string[] = []
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, { requestBody, parameters }] of Object.entries(item as Record<string, Operation>)) {
        const id = `${method.toUpperCase()} ${path}`
        if (AS_A_WHOLE.has(id)) continue
        const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          endless(schema, named),
        )
        const asked = (parameters ?? []).filter(({ name }) => !IDS.has(name))
        const queries = asked.flatMap(({ name, schema }) => endless(schema, named, `?${name}`))
        found.push(...[...bodies, ...queries].filter((at) => !FILES.has(at)).map((at) => `${id} ${at}`))
      }
    expect(found.join('\n')).toBe('')
  })

  describe('a draft saved by the specification’s own call', () => {
    let token = ''
    beforeEach(async () => {
      token = (await world.person()).token
    })
    const save = (json: object) => world.call('POST', '/api/resumes', { token, json })
    test.each<[string, (text: string) => object]>([
      ['in a field nobody knows', (text) => ({ fromTheFuture: text })],
      ['deep in one', (text) => ({ fromTheFuture: [{ a: { b: [text] } }] })],
      ['beside a known field', (text) => ({ personalInfo: { nickname: text } })],
      ['in what it was imported with', (text) => ({ importedFrom: { score: 1, more: text } })],
    ])('takes no endless text %s', async (_where, at) => {
      expect((await save(at('x'.repeat(BODY_TEXT_MAX)))).status).toBe(200)
      const refused = await save(at('x'.repeat(BODY_TEXT_MAX + 1)))
      expect([refused.status, refused.body.code]).toEqual([422, 'invalid'])
    })
  })
})

describe('a synced body takes no endless text', () => {
  const id = '019a0000-0000-7000-8000-000000000000'
  const analysis = { id, kind: 'analysis.create', rowId: id, body: sampleAnalysis() }
  const resume = { id, kind: 'resume.put', rowId: id, baseVersion: 0, body: sampleResume() }

  /** Each copy of the value has the text at another place. */
  function* withTextSomewhere(value: unknown, text: string): Generator<[path: string, changed: unknown]> {
    if (typeof value === 'string') yield ['', text]
    if (typeof value !== 'object' || value === null) return
    const entries: [string, unknown][] = Object.entries(value)
    for (const [key, inside] of entries)
      for (const [path, changed] of withTextSomewhere(inside, text)) {
        const copy: unknown = Array.isArray(value) ? [...value] : { ...value }
        Reflect.set(copy as object, key, changed)
        yield [`.${key}${path}`, copy]
      }
    if (!Array.isArray(value)) yield ['.unknown', { ...value, unknown: [{ text }] }]
  }

  test.each([analysis, resume])('wherever it stands in $kind', (change) => {
    expect(mutation.safeParse(change).error).toBeUndefined()
    const taken: string[] = []
    let places = 0
    for (const [path, body] of withTextSomewhere(change.body, 'x'.repeat(BODY_TEXT_MAX + 1))) {
      places += 1
      // What the reader of an old form drops is not stored.
      const parsed = mutation.safeParse({ ...change, body })
      if (parsed.success && JSON.stringify(parsed.data).length > BODY_TEXT_MAX) taken.push(path)
    }
    expect(places).toBeGreaterThan(25)
    expect(taken).toEqual([])
  })
})
