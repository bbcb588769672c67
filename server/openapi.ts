import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { AppEnv } from './deps.ts'
import { withComponents } from './openapi-components.ts'
import { VERSION } from './version.ts'

export type OpenApi = Awaited<ReturnType<typeof generateSpecs>>

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Legible',
    version: VERSION,
    description: [
      'Accounts, analyses, resumes, sync and administration. Signed-in calls carry `Authorization: Bearer TOKEN`, the',
      'token of `POST /api/auth/login`. Every answer that is not a success is `{ error, code, fields? }`: `error` is for',
      'people, `code` is stable. Lists are plain arrays; where there is more, a `Link` header names the next page.',
    ].join(' '),
    license: { name: 'MIT' },
  },
  components: { securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } } },
}

/** Made of the routes and the schemas they check with; made once, when somebody first asks. */
export function openApiDocument(app: Hono<AppEnv>): () => Promise<OpenApi> {
  let made: Promise<OpenApi> | undefined
  return () => {
    made ??= generateSpecs(app, {
      documentation: ABOUT,
      includeEmptyPaths: false,
      excludeStaticFile: false,
      defaultValidationErrorResponse: false,
    }).then(withComponents)
    return made
  }
}
