import { Fault, faults } from '#server/faults.ts'

/** drizzle wraps what the driver throws; the SQLSTATE is on the innermost error. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  return undefined
}

/** Said by PostgreSQL, or by us before the embedded one is asked. */
export const isDiskFull = (error: unknown): boolean => faultWithin(error)?.status === 507

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** What the system and the driver say when nobody is there, or hangs up. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
])
/** SQLSTATEs: the connection failed (08), too many of them (53300), shutting down or starting (57P0x), cancelled. */
const AWAY_STATE = /^(08...|53300|57P0[1-4]|57014)$/

function isAway(error: unknown): boolean {
  const state = sqlState(error)
  return (state !== undefined && AWAY_STATE.test(state)) || isUnreachable(error)
}

/** Nothing of the database was heard: it is the system or the driver that says so. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && AWAY.has(at.code)) return true
  return false
}

/** The answer that an error of the database means, where it means one; drizzle wraps our own faults too. */
export function faultWithin(error: unknown): Fault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Fault) return at
  if (sqlState(error) === '53100') return faults.diskFull()
  return isAway(error) ? faults.databaseAway() : undefined
}
