import { Hono } from 'hono'
import type { AppEnv } from '#server/deps.ts'
import { docsPage } from '#server/docs-page.ts'
import type { OpenApi } from '#server/openapi.ts'

/** The API's description, for machines and for people; both from the document that the routes themselves make. */
export const docsRoutes = (document: () => Promise<OpenApi>) =>
  new Hono<AppEnv>()
    .get('/openapi.json', async (c) => c.json(await document()))
    .get('/docs', async (c) => c.html(docsPage(await document())))
