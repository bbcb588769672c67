import { uuidv7 } from 'uuidv7'
import { type Analyses, analyses, type FetchBody } from './analyses.ts'
import { type StoreContext, type TableName, write } from './context.ts'
import { type AccountDatabase, openDatabase, type Platform } from './database.ts'
import { type Files, files } from './files.ts'
import { type Notices, notices } from './notices.ts'
import { type OpenDrafts, openDrafts } from './open-drafts.ts'
import { type Outbox, outbox } from './outbox.ts'
import { type Resumes, resumes } from './resumes.ts'
import { type Settings, settings } from './settings.ts'

interface StoreOptions {
  platform?: Platform
  now?: () => Date
  newId?: () => string
  fetchBody?: FetchBody
}

export interface AccountStore {
  readonly account: string
  readonly context: StoreContext
  readonly db: AccountDatabase
  readonly analyses: Analyses
  readonly resumes: Resumes
  readonly files: Files
  readonly outbox: Outbox
  readonly notices: Notices
  readonly settings: Settings
  readonly openDrafts: OpenDrafts
  /** Several writes as one: all of them are on disk when this resolves, or none is. Nothing but the store may be awaited in it. */
  together<T>(work: () => Promise<T>): Promise<T>
  /** Calls back after each local write that has to reach the server; the answer unsubscribes. */
  onWork(listener: () => void): () => void
  close(): void
}

const ALL_TABLES: TableName[] = ['resumes', 'analyses', 'bodies', 'files', 'outbox', 'notices', 'meta']

const noServer: FetchBody = () => Promise.reject(new Error('This store was opened without a server'))

export async function openAccountStore(account: string, options: StoreOptions = {}): Promise<AccountStore> {
  const db = await openDatabase(account, options.platform)
  const listeners = new Set<() => void>()
  const context: StoreContext = {
    db,
    now: options.now ?? (() => new Date()),
    newId: options.newId ?? uuidv7,
    onWork: () => {
      for (const listener of listeners) listener()
    },
  }
  return {
    account,
    context,
    db,
    analyses: analyses(context, options.fetchBody ?? noServer),
    resumes: resumes(context),
    files: files(context),
    outbox: outbox(context),
    notices: notices(context),
    settings: settings(context),
    openDrafts: openDrafts(),
    together: (work) => write(context, ALL_TABLES, work),
    onWork(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => db.close(),
  }
}
