import type { DBCore, DBCoreTransaction, Middleware } from 'dexie'
import { errorName } from '#shared/error-text.ts'

// A page that is left may be kept, asleep, for "Back". WebKit lets it take along what it has under way in the database,
// and no transaction of another page on the same tables begins before that ends: it would never. So it ends with the
// page; and a page that comes back without what it had under way begins anew, as it would if it had not been kept.

type Transaction = Pick<IDBTransaction, 'abort' | 'addEventListener'>

const isKept = (event: Event) => 'persisted' in event && event.persisted === true

export class PageEnd {
  private readonly underWay = new Set<Transaction>()
  private isAsleep = false
  private hasLost = false

  constructor(page: EventTarget, beginAnew: () => void) {
    page.addEventListener('pagehide', (event) => {
      if (!isKept(event)) return
      this.isAsleep = true
      for (const transaction of this.underWay) this.end(transaction)
    })
    page.addEventListener('pageshow', (event) => {
      this.isAsleep = false
      if (isKept(event) && this.hasLost) beginAnew()
    })
  }

  watch(transaction: Transaction): void {
    // What the leaving itself has others write comes after it.
    if (this.isAsleep) {
      this.end(transaction)
      return
    }
    this.underWay.add(transaction)
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => this.underWay.delete(transaction))
  }

  private end(transaction: Transaction): void {
    try {
      transaction.abort()
      this.hasLost = true
    } catch (error) {
      // Being committed, it ends by itself.
      if (errorName(error) !== 'InvalidStateError') throw error
    }
  }

  /** Every transaction of a database, Dexie's own ones too. */
  readonly middleware: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'ends with the page',
    create: (core) => ({
      ...core,
      transaction: (...asked): DBCoreTransaction => {
        const transaction = core.transaction(...asked)
        // It is the browser's own, of which Dexie's type tells less.
        this.watch(transaction as IDBTransaction)
        return transaction
      },
    }),
  }
}

/** Where there is no page (the devices of a simulation), none is left. */
const page = 'addEventListener' in globalThis ? globalThis : new EventTarget()

export const pageEnd = new PageEnd(page, () => location.reload())
