import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#server/project-root.ts'
import { type ApiProcess, startApi } from '../api-process.ts'
import { startPostgres } from '../postgres-server.ts'
import { PASSWORD } from '../world.ts'

export const SITE_KINDS = ['pglite', 'postgres'] as const
export type SiteKind = (typeof SITE_KINDS)[number]

export interface Reply {
  status: number
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  body: any
  headers: Headers
  milliseconds: number
}

export interface Account {
  id: string
  email: string
  token: string
}

/** The server as an operator runs it, on 127.0.0.1, with a database of its own that is gone afterwards. */
export interface Site {
  kind: SiteKind
  env: Record<string, string>
  api: ApiProcess
  restart: () => Promise<void>
  close: () => Promise<void>
}

export async function openSite(kind: SiteKind, extra: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'legible-attack-'))
  const postgres = kind === 'postgres' && !extra.DATABASE_URL ? await startPostgres() : undefined
  const env = {
    RATE_LIMITS: 'false',
    PARSE_PROCESSES: '1',
    PARSE_SECONDS: '10',
    DATA_DIR: path.join(folder, 'data'),
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...extra,
  }
  const site: Site = {
    kind,
    env,
    api: await startApi(env),
    async restart() {
      site.api = await startApi(env)
    },
    async close() {
      await site.api.stop('SIGKILL')
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return site
}

interface Asked {
  token?: string | undefined
  json?: unknown
  body?: string | FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

export async function call(site: Site, method: string, at: string, asked: Asked = {}): Promise<Reply> {
  const { token, json, body = json === undefined ? null : JSON.stringify(json), signal } = asked
  const began = performance.now()
  const response = await fetch(site.api.url + at, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...asked.headers,
    },
    body,
    ...(signal ? { signal } : {}),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
    headers: response.headers,
    milliseconds: performance.now() - began,
  }
}

export async function register(site: Site, name: string): Promise<Account> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const answer = await call(site, 'POST', '/api/auth/register', { json: { name, email, password: PASSWORD } })
  if (answer.status !== 201) throw new Error(`${name} could not be registered: ${answer.text}`)
  return { id: answer.body.user._id ?? answer.body.user.id, email, token: answer.body.token }
}

export async function signIn(site: Site, email: string): Promise<string> {
  const answer = await call(site, 'POST', '/api/auth/login', { json: { email, password: PASSWORD } })
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
  return answer.body.token
}

/** As on the server's machine. */
export async function makeAdmin(site: Site, email: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join('server', 'commands', 'admin.ts'), email],
    { cwd: projectRoot, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...site.env } },
  )
}
