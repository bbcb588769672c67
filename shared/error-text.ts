/**
 * What a thrown value says of itself, in one line. Libraries throw plain objects, WebAssembly does, and an
 * AggregateError of several refused addresses has an empty message of its own.
 */
export function errorText(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const said = ['message', 'reason', 'code', 'errno', 'name']
    .map((key) => thrownValue(thrown, key))
    .find((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
  const [line = ''] = String(said ?? 'unknown error')
    .trim()
    .split('\n')
  return line
}

/** The name of a thrown value, such as AbortError; empty where it has none. */
export function errorName(thrown: unknown): string {
  const name = thrownValue(thrown, 'name')
  return typeof name === 'string' ? name : ''
}

/** The code that Node, a database or a library gave what it threw. */
export function errorCode(thrown: unknown): string | number | undefined {
  const code = thrownValue(thrown, 'code')
  return typeof code === 'string' || typeof code === 'number' ? code : undefined
}

/** What stands under a key of a thrown value, which may be of any kind. */
export const thrownValue = (thrown: unknown, key: string): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, key) : undefined
