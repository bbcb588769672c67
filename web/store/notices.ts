import { type StoreContext, write } from './context.ts'

/** What the person has to be told about their resumes, until they have seen it. */
export function notices(ctx: StoreContext) {
  return {
    list: () => ctx.db.notices.toArray(),
    dismiss: (id: string) => write(ctx, ['notices'], () => ctx.db.notices.delete(id)),
  }
}
export type Notices = ReturnType<typeof notices>
