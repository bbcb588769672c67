// Equality and one written form of JSON values, blind to the order of keys.

export type Json = unknown

export const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function equalJson(a: Json, b: Json): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => equalJson(item, b[i]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = definedKeys(a)
  return keys.length === definedKeys(b).length && keys.every((key) => equalJson(a[key], b[key]))
}

/** A key whose value is undefined is not there: it does not survive being written. */
const definedKeys = (object: Record<string, Json>) =>
  Object.keys(object).filter((key) => object[key] !== undefined)

export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const members = definedKeys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
  return `{${members.join(',')}}`
}
