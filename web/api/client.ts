import { hc } from 'hono/client'
import type { App } from '#server/app.ts'
import type { Fetch } from './fetch.ts'

/** Every route of the server with the types of its bodies and answers. `fetch` is the session's signed one. */
export const apiClient = (fetch: Fetch, origin = location.origin) =>
  hc<App>(origin, { fetch: fetch as typeof globalThis.fetch }).api

export type ApiClient = ReturnType<typeof apiClient>
