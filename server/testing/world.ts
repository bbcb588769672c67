import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { bundledScript, type StartParseChild, startChild } from '#server/analysis/child.ts'
import type { ParsePool } from '#server/analysis/pool.ts'
import { createApp } from '#server/app.ts'
import { createAccount } from '#server/auth/accounts.ts'
import { createPasswords, type Passwords } from '#server/auth/passwords.ts'
import { startSession } from '#server/auth/sessions.ts'
import { ensureBuilt } from '#server/build.mjs'
import { createDeps } from '#server/create-deps.ts'
import { STORED_ELSEWHERE } from '#server/db/open.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type Env, readEnv } from '#server/env.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { DATABASE_KINDS, type DatabaseKind, sharedTestDatabase, type TestDatabase } from './databases.ts'

export interface Call {
  token?: string | undefined
  json?: unknown
  body?: string | FormData | ReadableStream
  headers?: Record<string, string>
  /** The network address it comes from. */
  from?: string
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

export interface Person {
  id: string
  name: string
  email: string
  token: string
}

const NOON = Date.parse('2026-03-10T12:00:00.000Z')

/** What a hash costs an attacker is told by the tests of passwords; here it would only cost time. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let isBuilt = false
/** As it was built: from the source it takes ten times as long to load. */
const startBuiltReader: StartParseChild = (allowance) => {
  if (!isBuilt) ensureBuilt(['server'])
  isBuilt = true
  return startChild(allowance, bundledScript('parse-child'))
}

/** All passwords in tests are this one. */
export const PASSWORD = 'correct horse'

/** The whole server on one of the two databases, empty before each test, with a clock that only tests move. */
export class World {
  readonly kind: DatabaseKind
  database!: TestDatabase
  deps!: Deps
  app!: ReturnType<typeof createApp>
  /** As the server hashes them. */
  passwords!: Passwords
  mails: Mail[] = []
  clock = NOON
  #hash: Promise<string> | undefined
  #people = 0
  #parser: ParsePool | undefined

  constructor(kind: DatabaseKind) {
    this.kind = kind
  }

  get db() {
    return this.database.db
  }

  /** Starts the server anew over the same database, as another process or with other settings. */
  start(settings: Partial<Record<keyof Env, string>> = {}, mail = true): void {
    const env = readEnv({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://legible.example', ...settings })
    const log = pino({ level: 'silent' })
    this.deps = createDeps(env, this.db, log, () => new Date(this.clock), STORED_ELSEWHERE, startBuiltReader)
    // Its processes take a second to start: one pool for all tests of a file.
    this.#parser ??= this.deps.parser
    this.deps.parser = this.#parser
    this.passwords = this.deps.passwords
    this.deps.passwords = createPasswords(env.HASHES_AT_ONCE, QUICK)
    this.deps.mailer = mail
      ? { send: async (mail) => void this.mails.push(mail), close: () => undefined }
      : undefined
    this.app = createApp(this.deps, '/nowhere')
  }

  async call(
    method: string,
    path: string,
    { token, json, body, headers = {}, from = '192.0.2.1' }: Call = {},
  ): Promise<Answer> {
    const init: RequestInit & { duplex?: 'half' } = { method, headers: { ...headers } }
    if (token !== undefined) Object.assign(init.headers as object, { authorization: `Bearer ${token}` })
    if (json !== undefined) {
      init.body = JSON.stringify(json)
      init.headers = { 'content-type': 'application/json', ...(init.headers as object) }
    } else if (body !== undefined) {
      init.body = body
      init.duplex = 'half'
    }
    const response = await this.app.request(path, init, { incoming: { socket: { remoteAddress: from } } })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }

  /** A person who is signed in already, without the cost of hashing their password anew. */
  async person(name = `Person ${++this.#people}`, { admin = false } = {}): Promise<Person> {
    this.#hash ??= this.deps.passwords.hash(PASSWORD)
    const hash = await this.#hash
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
    const { id, token } = await this.db.transaction(async (tx) => {
      const user = await createAccount(tx, this.deps.now(), { name, email }, hash)
      if (admin) await tx.update(users).set({ role: 'admin' }).where(eq(users.id, user.id))
      return { id: user.id, token: await startSession(tx, this.deps.now(), user.id, 'remembered', 'test') }
    })
    return { id, name, email, token }
  }

  login = (email: string, password = PASSWORD, extra: Call & { remember?: boolean } = {}) => {
    const { remember, ...call } = extra
    return this.call('POST', '/api/auth/login', {
      ...call,
      json: { email, password, ...(remember === undefined ? {} : { remember }) },
    })
  }

  later(milliseconds: number): void {
    this.clock += milliseconds
  }
}

export const onBothDatabases = (title: string, tests: (world: World) => void): void =>
  onDatabases(DATABASE_KINDS, title, tests)

/** What is answered before any database is asked for more than who is asking. */
export const onOneDatabase = (title: string, tests: (world: World) => void): void =>
  onDatabases(['pglite'], title, tests)

function onDatabases(kinds: readonly DatabaseKind[], title: string, tests: (world: World) => void): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    const world = new World(kind)
    beforeAll(async () => {
      world.database = await sharedTestDatabase(kind)
    })
    beforeEach(async () => {
      await world.database.empty()
      world.mails = []
      world.clock = NOON
      world.start()
    })
    afterAll(() => world.deps.parser.close())
    tests(world)
  })
}
