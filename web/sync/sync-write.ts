import { type StoreContext, write } from '#web/store/context.ts'

/** One write over everything that syncing may touch: only the files stay on the device. */
export const inSyncWrite = <T>(ctx: StoreContext, work: () => Promise<T>) =>
  write(
    ctx,
    ctx.db.tables.filter((table) => table.name !== 'files'),
    work,
  )
