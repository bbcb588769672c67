import type { OneAtATime } from './engine.ts'

/** Web Locks: one tab of the account at a time. Without them every step still holds, it is only done twice. */
export const webLocks: OneAtATime = (name, work) =>
  navigator.locks ? (navigator.locks.request(name, work) as ReturnType<typeof work>) : work()
