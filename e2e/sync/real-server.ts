import { Hono } from 'hono'
import { uuidv7 } from 'uuidv7'
import { startSession } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/open.ts'
import { userCounters, users } from '#server/db/schema.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { readEnv } from '#server/env.ts'
import { answerError } from '#server/errors.ts'
import { syncRoutes } from '#server/routes/sync.ts'
import { signedFetch } from '#web/api/fetch.ts'
import { type SyncServer, syncServer } from '#web/sync/server.ts'
import type { SimulatedServer } from './server.ts'

/** The server's own routes and functions on a real database, called by the app's own client: sessions, zod, JSON and all. */
export class RealServer implements SimulatedServer {
  private readonly clients = new Map<string, SyncServer>()
  private readonly app

  constructor(private readonly deps: Pick<Deps, 'db' | 'env' | 'now' | 'log'>) {
    const all = deps as Deps
    this.app = new Hono<AppEnv>().onError(answerError(all)).route('/api/sync', syncRoutes(all))
  }

  /** A person with an empty account; their id. */
  async person(): Promise<string> {
    const { db, now } = this.deps
    const id = uuidv7()
    const token = await db.transaction(async (tx) => {
      await tx.insert(users).values({
        id,
        name: 'Ada Example',
        nameKey: 'ada example',
        email: `${id}@example.com`,
        emailKey: `${id}@example.com`,
        passwordHash: '',
        createdAt: now(),
      })
      await tx.insert(userCounters).values({ userId: id })
      return startSession(tx, now(), id, 'remembered', 'simulation')
    })
    const fetch = signedFetch({
      fetch: async (input, init) => this.app.request(input as string, init),
      token: () => token,
      account: id,
    })
    this.clients.set(id, syncServer(fetch, id))
    return id
  }

  private client(account: string): SyncServer {
    const client = this.clients.get(account)
    if (!client) throw new Error(`No such person: ${account}`)
    return client
  }

  push: SimulatedServer['push'] = (account, mutations, epoch) => this.client(account).push(mutations, epoch)
  pull: SimulatedServer['pull'] = (account, since, full) => this.client(account).pull(since, full)
  body: SimulatedServer['body'] = (account, id) => this.client(account).body(id)
}

export const realServer = (db: Db, log: Deps['log']) =>
  new RealServer({ db, log, env: readEnv({ RATE_LIMITS: 'false' }), now: () => new Date() })
