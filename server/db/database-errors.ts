/** drizzle wraps what the driver throws; the SQLSTATE is on the innermost error. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  return undefined
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** Serialization failure, deadlock: the transaction was undone and may be tried again. */
export const isWorthRetrying = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')
