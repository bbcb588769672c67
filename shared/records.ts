// Objects whose keys are known. TypeScript forgets which keys they are; here alone they are named again.

/** The keys of an object that has no others. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record) as Key[]

/** The keys of an object that has no others, each with its value. */
export const pairsOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][]

/** An object with a value for each of the keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, at: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, at) => [key, value(key, at)])) as Record<Key, Value>
