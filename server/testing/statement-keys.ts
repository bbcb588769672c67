// What a statement is keyed by, read from its text as drizzle writes it: every name in quotes, every value a parameter.

/** Tables whose rows belong to one user, and the column that says whose. */
export const KEYED_TABLES: Record<string, string> = {
  users: 'id',
  user_counters: 'user_id',
  sessions: 'user_id',
  reset_tokens: 'user_id',
  recovery_codes: 'user_id',
  passkeys: 'user_id',
  sign_in_events: 'user_id',
  resumes: 'user_id',
  analyses: 'user_id',
  analysis_bodies: 'user_id',
  mutations: 'user_id',
}

/** Tables of their own: as small as the number of shards, or looked up by a hash that spreads as a user's id does. */
export const SHARED_TABLES = ['totals', 'rate_limits', 'ended_sessions', 'challenges', 'audit_log']

const TABLES = /\b(?:from|join|update|into)\s+"(\w+)"/gi
const INSERT = /^\s*insert into "(\w+)" \(([^)]*)\)/i
/** `"user_id" = $1` stands without its table where there is only one. */
const GIVEN = /(?:"(\w+)"\.)?"(\w+)" = (?:\$\d+|any)/g
const JOINED = /"(\w+)"\."(\w+)" = "(\w+)"\."(\w+)"/g

export const tablesOf = (query: string): string[] => [
  ...new Set([...query.matchAll(TABLES)].map(([, table]) => table!)),
]

/** The tables of users whose rows this statement does not ask for by their owner. */
export function unkeyed(query: string): string[] {
  const tables = tablesOf(query)
  const insert = INSERT.exec(query)
  const keyed = new Set<string>()
  if (insert?.[1] && insert[2]?.includes(`"${KEYED_TABLES[insert[1]]}"`)) keyed.add(insert[1])
  for (const [, table = tables[0] ?? '', column] of query.matchAll(GIVEN))
    if (KEYED_TABLES[table] === column) keyed.add(table)
  const isKey = (table = '', column = '') => KEYED_TABLES[table] === column
  // What is joined by its owner to rows of one owner is of that owner.
  for (let before = -1; before !== keyed.size; ) {
    before = keyed.size
    for (const [, a = '', x, b = '', y] of query.matchAll(JOINED))
      if (isKey(a, x) && isKey(b, y) && (keyed.has(a) || keyed.has(b))) keyed.add(a).add(b)
  }
  return tables.filter((table) => table in KEYED_TABLES && !keyed.has(table))
}
