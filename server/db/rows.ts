/** The rows of a raw query: PGlite wraps them in an object, postgres.js answers a list. */
export function rowsOf<Row>(result: unknown): Row[] {
  if (Array.isArray(result)) return result as Row[]
  return (result as { rows: Row[] }).rows
}
