import type { QueryOptions } from '@electric-sql/pglite'

// What crosses between the server and the thread that runs PGlite.

export interface Statement {
  sql: string
  params: unknown[]
  rowMode: QueryOptions['rowMode']
  /** Ids of the types whose values stay as PostgreSQL writes them: a parser is a function and cannot cross. */
  asText: number[]
}

export type Order = { id: number } & ({ kind: 'query'; statement: Statement } | { kind: 'close' })

export interface Rows {
  rows: unknown[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows?: number | undefined
}

/** Structured cloning drops what makes a database error useful. */
export interface PlainError {
  message: string
  /** SQLSTATE. */
  code: string | undefined
  detail: string | undefined
  constraint: string | undefined
}

export type Report =
  | { kind: 'open' }
  | { kind: 'cannot-open'; error: PlainError }
  | { kind: 'done'; id: number; rows: Rows | undefined }
  | { kind: 'failed'; id: number; error: PlainError }
  /** PostgreSQL ended itself: nothing more can be asked of this thread. */
  | { kind: 'broken'; error: PlainError }
