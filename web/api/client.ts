import type { Hono } from 'hono'
import { hc } from 'hono/client'
import type { BlankEnv } from 'hono/types'
import type { Contract } from '#shared/schema/contract.ts'
import type { Fetch } from './fetch.ts'

/** Every call of the server with the types of what it takes and answers. `fetch` is the session's signed one. */
export const apiClient = (fetch: Fetch) =>
  hc<Hono<BlankEnv, Contract, '/'>>('/', { fetch: fetch as typeof globalThis.fetch }).api
