import type { OutboxRow } from '#web/store/rows.ts'

/** What the indicator says, and nothing but the truth: `synced` is said after the server confirmed everything. */
export type SyncStatus =
  | 'synced'
  | 'waiting'
  | 'syncing'
  /** The server cannot be reached. */
  | 'offline'
  /** The server answers, and cannot take what is sent. */
  | 'failing'
  /** The session ended: it goes on after signing in again. */
  | 'paused'
  /** The server said no to something: the person has to look. */
  | 'refused'
  /** 'Keep resumes on this device' is on. */
  | 'device_only'
  /** The device has no room for what the server sent, or the database is closed. */
  | 'stuck'
  /** The device did not take what was written last in an open draft. */
  | 'unsaved'

export interface SyncState {
  status: SyncStatus
  /** Changes the server has not confirmed. */
  waiting: number
  refused: OutboxRow[]
  /** The text behind `stuck`, `offline` and `failing`. */
  detail: string
  /** Several tries in a row came to nothing: one request may always be lost. */
  away: boolean
}

/** How the last run of the engine ended. */
export type Outcome =
  | 'never'
  | 'running'
  | 'done'
  | 'offline'
  | 'failing'
  | 'paused'
  | 'stuck'
  | 'device_only'
  | 'deleted'

/** The server does not help just now, and is asked again. */
export const isAway = (outcome: Outcome) => outcome === 'offline' || outcome === 'failing'

/** Failures in a row, a few seconds apart. */
const AWAY_AFTER = 2

export function syncState(
  outcome: Outcome,
  waiting: number,
  refused: OutboxRow[],
  detail: string,
  { unsaved = false, failures = 0, online = true } = {},
): SyncState {
  // Whatever the last try brought: without a network none comes now.
  const known = !online && (outcome === 'done' || outcome === 'running') ? 'offline' : outcome
  const status = unsaved ? 'unsaved' : statusOf(known, waiting, refused.length)
  return { status, waiting, refused, detail, away: isAway(outcome) && failures >= AWAY_AFTER }
}

function statusOf(outcome: Outcome, waiting: number, refused: number): SyncStatus {
  if (outcome === 'paused' || outcome === 'deleted') return 'paused'
  if (outcome === 'device_only') return 'device_only'
  if (outcome === 'stuck') return 'stuck'
  if (refused > 0) return 'refused'
  if (outcome === 'offline' || outcome === 'failing') return outcome
  if (outcome === 'running') return 'syncing'
  return outcome === 'done' && waiting === 0 ? 'synced' : 'waiting'
}
