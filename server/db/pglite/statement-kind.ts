type StatementKind = 'read' | 'bracket' | 'write' | 'maintenance'

const BRACKETS = new Set(['begin', 'commit', 'rollback', 'savepoint', 'release', 'set', 'show'])
const MAINTENANCE = new Set(['vacuum', 'create', 'alter', 'drop', 'reindex', 'analyze'])

/** By its first word. What is not known to be harmless counts as a write: it is refused on a full disk. */
export function kindOf(sql: string): StatementKind {
  const word = /^[\s(]*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? ''
  if (BRACKETS.has(word)) return 'bracket'
  if (MAINTENANCE.has(word)) return 'maintenance'
  // Locking a row writes to it.
  return word === 'select' && !/\bfor\s+(no\s+key\s+)?(update|share)\b/i.test(sql) ? 'read' : 'write'
}
