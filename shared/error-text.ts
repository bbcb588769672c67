/**
 * What a thrown value says of itself, in one line. Libraries throw plain objects, WebAssembly does, and an
 * AggregateError of several refused addresses has an empty message of its own.
 */
export function errorText(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const said = ['message', 'reason', 'code', 'errno', 'name']
    .map((key) => (thrown as Record<string, unknown>)[key])
    .find((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
  const [line = ''] = String(said ?? 'unknown error')
    .trim()
    .split('\n')
  return line
}
