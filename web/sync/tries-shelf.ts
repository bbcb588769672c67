import { type StoreContext, write } from '#web/store/context.ts'
import { NO_TRIES, type Tries, triesRow } from './tries.ts'

/** Where the tries of an account are kept. */
export interface TriesShelf {
  /** Reads, steps and writes as one. */
  change(step: (tries: Tries) => Tries): Promise<Tries>
  read(): Promise<Tries>
}

const KEY = 'tries'

const laterOf = (a: Tries, b: Tries) => (b.tried > a.tried ? b : a)

/** In the account's own database, where every tab finds them. A full disk must not make this page forget its own. */
export function triesOnDevice(
  ctx: StoreContext,
  report = (error: unknown) => console.info('The tries are remembered by this page alone', error),
): TriesShelf {
  const { meta } = ctx.db
  let own = NO_TRIES
  const read = async () => triesRow.safeParse((await meta.get(KEY))?.value).data ?? NO_TRIES
  return {
    read,
    async change(step) {
      try {
        return await write(ctx, ['meta'], async () => {
          const before = await read()
          const after = step(laterOf(before, own))
          if (after !== before) await meta.put({ key: KEY, value: after })
          own = after
          return after
        })
      } catch (error) {
        report(error)
        own = step(own)
        return own
      }
    },
  }
}
