import { z } from 'zod'
import { type OpenApi, openApiDocument } from '#server/openapi.ts'
import type { World } from './world.ts'

export interface Documented {
  method: string
  path: string
  id: string
  isAdmin: boolean
  isPublic: boolean
  /** Parses an answer's body by the schema of its status; throws where the document does not admit it. */
  admit(status: number, contentType: string, body: unknown): void
}

interface Operation {
  operationId: string
  tags: string[]
  security: object[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

let document: Promise<OpenApi> | undefined
let operations: Promise<Documented[]> | undefined

/** Of one app in each process: another would document the same, and making it takes seconds. */
export function documentOf(world: World): Promise<OpenApi> {
  document ??= openApiDocument(world.app as never)()
  return document
}

export function operationsOf(world: World): Promise<Documented[]> {
  operations ??= documentOf(world).then(documentedOperations)
  return operations
}

/** The document's own words, turned back into checks: not the schemas it was made of. */
export function documentedOperations({ components, paths }: OpenApi): Documented[] {
  const checkOf = checksWith(components.schemas ?? {})
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      id: operation.operationId,
      isAdmin: operation.tags.includes('Administration'),
      isPublic: operation.security.length === 0,
      admit(status, contentType, body) {
        const response = operation.responses[status]
        if (!response) throw new Error(`${status} is not documented`)
        const media = contentType.split(';')[0] ?? ''
        if (!response.content) {
          if (body !== undefined) throw new Error(`${status} has a body that is not documented`)
          return
        }
        const content = response.content[media]
        if (!content) throw new Error(`${status} comes as ${media || 'nothing'}, which is not documented`)
        if (media === 'application/json') checkOf(content.schema).parse(body)
      },
    })),
  )
}

/** A check is made once for each schema: making one reads all that have a name. */
function checksWith(named: object): (schema: object) => z.ZodType {
  const known = new Map<object, z.ZodType>()
  return (schema) => {
    const check = known.get(schema) ?? checkOf(schema, named)
    known.set(schema, check)
    return check
  }
}

const checkOf = (schema: object, named: object): z.ZodType =>
  z.fromJSONSchema(
    JSON.parse(JSON.stringify({ ...schema, $defs: named }).replaceAll('#/components/schemas/', '#/$defs/')),
  )
