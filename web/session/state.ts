import type { User } from '#shared/schema/account.ts'
import type { Trouble } from '#web/api/problem.ts'
import type { OpenAccount } from './account.ts'

export interface SessionState {
  status: 'loading' | 'signed_out' | 'signed_in'
  user: User | null
  isAdmin: boolean
  /** The server did not help when it was last asked. */
  offline: boolean
  /** ... and that is why. */
  trouble: Trouble
  /** The session ended while in use: page and data stay, the same person signs in again. */
  expired: boolean
  /** ... because an administrator deactivated the account. */
  deactivated: boolean
  /** ... and the person does not want to sign in just now. */
  postponed: boolean
  /** Why who was signed in here had to sign in anew at the start; empty when nobody was, or left by themselves. */
  turnedAway: '' | 'expired' | 'deactivated'
  /** The account was deleted elsewhere: unsynced work can be downloaded, then this device forgets it. */
  deleted: boolean
  /** What was just asked for needs the password once more. */
  confirming: boolean
  account: OpenAccount | null
}

export const SIGNED_OUT: SessionState = {
  status: 'signed_out',
  user: null,
  isAdmin: false,
  offline: false,
  trouble: 'unreached',
  expired: false,
  deactivated: false,
  postponed: false,
  turnedAway: '',
  deleted: false,
  confirming: false,
  account: null,
}
