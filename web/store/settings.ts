import type { z } from 'zod'
import { type User, user as userSchema } from '#shared/schema/account.ts'
import { type StoreContext, write } from './context.ts'

const USER = 'user'
export const settingKey = (key: string): string => `setting:${key}`

export function settings(ctx: StoreContext) {
  const { meta } = ctx.db
  const read = async (key: string) => (await meta.get(key))?.value
  const put = (key: string, value: unknown) => write(ctx, ['meta'], () => meta.put({ key, value }))
  return {
    /** The account as the server last described it: who is signed in when there is no network. */
    async user(): Promise<User | null> {
      return userSchema.safeParse(await read(USER)).data ?? null
    },
    setUser: (user: User) => put(USER, user),

    /** A choice of this person on this device; one that no longer fits its schema is the default again. */
    async get<T>(key: string, schema: z.ZodType<T>, otherwise: T): Promise<T> {
      const stored = await read(settingKey(key))
      const parsed = schema.safeParse(stored)
      return parsed.success ? parsed.data : otherwise
    },
    set: (key: string, value: unknown) => put(settingKey(key), value),
  }
}
export type Settings = ReturnType<typeof settings>
