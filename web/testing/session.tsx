import type { ReactNode } from 'react'
import type { SessionMachine } from '#web/session/machine.ts'
import { SessionProvider } from '#web/session/session.tsx'
import { SIGNED_OUT } from '#web/session/state.ts'

/** A session that is what a test says it is, state and actions, and starts nothing. */
export function sessionOf(said: object) {
  let state = { ...SIGNED_OUT, ...said }
  const hearers = new Set<() => void>()
  const machine = {
    ...said,
    start: async () => undefined,
    current: () => state,
    subscribe: (hear: () => void) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  } as unknown as SessionMachine
  return {
    become(next: object) {
      state = { ...state, ...next }
      for (const hear of hearers) hear()
    },
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionProvider make={() => machine}>{children}</SessionProvider>
    ),
  }
}
