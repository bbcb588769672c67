import Dexie, { type Table } from 'dexie'
import { pageEnd } from './page-end.ts'
import { StoreProblem, storeProblem } from './problem.ts'
import type {
  AnalysisBodyRow,
  AnalysisRow,
  FileRow,
  MetaRow,
  NewOutboxRow,
  NoticeRow,
  OutboxRow,
  ResumeRow,
} from './rows.ts'

export interface Platform {
  indexedDB?: IDBFactory
  IDBKeyRange?: typeof IDBKeyRange
}

const LAYOUT = 1
/** Dexie's version 1 is IndexedDB's version 10. */
const NATIVE_STEP = 10

const PREFIX = 'legible-account-'
export const databaseName = (account: string) => `${PREFIX}${account}`

/** One database per account on a device: nothing of one person can be read or sent while another one is signed in. */
export class AccountDatabase extends Dexie {
  declare resumes: Table<ResumeRow, string>
  declare analyses: Table<AnalysisRow, string>
  declare bodies: Table<AnalysisBodyRow, string>
  declare files: Table<FileRow, string>
  declare outbox: Table<OutboxRow, number, NewOutboxRow>
  declare notices: Table<NoticeRow, string>
  declare meta: Table<MetaRow, string>

  constructor(
    readonly account: string,
    platform: Platform = {},
  ) {
    // Closed for an upgrade in another tab, it stays closed: this page does not know the new layout.
    super(databaseName(account), { ...platform, autoOpen: false })
    // A later layout is a further version() with its upgrade; this one never changes again.
    this.version(LAYOUT).stores({
      resumes: 'id',
      analyses: 'id, createdAt, resumeId',
      bodies: 'id, createdAt',
      files: 'hash, used',
      outbox: '++seq, &id, rowId, state',
      notices: 'id',
      meta: 'key',
    })
  }

  /** Dexie opens a newer layout without a word. */
  get isNewerThanThisPage() {
    return this.backendDB().version >= (LAYOUT + 1) * NATIVE_STEP
  }
}

export async function openDatabase(account: string, platform?: Platform): Promise<AccountDatabase> {
  const db = new AccountDatabase(account, platform)
  db.use(pageEnd.middleware)
  try {
    await db.open()
    if (db.isNewerThanThisPage) throw new StoreProblem('page_too_old')
    return db
  } catch (error) {
    db.close()
    throw storeProblem(error)
  }
}

/** Everything of this account leaves this device. */
export async function deleteDatabase(account: string, platform?: Platform) {
  await new AccountDatabase(account, platform).delete()
}
