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

/** Serialization failure, deadlock: the transaction was undone and may be tried again. */
export const isWorthRetrying = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')

/** The answer that an error of the database means, where it means one; drizzle wraps our own faults too. */
export function faultWithin(error: unknown): Fault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Fault) return at
  return sqlState(error) === '53100' ? faults.diskFull() : undefined
}
