import type { AnalysisBody, AnalysisRecord } from '#shared/schema/analysis.ts'
import type { Mutation } from '#shared/schema/sync.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'

// The rows of one account's database on this device.

export interface ResumeRow {
  id: string
  body: ResumeBody
  /** The server's version of `base`; 0 where the server has none. */
  version: number
  /** What the server has at `version`: what both sides started from when they have to be merged. */
  base: ResumeBody | null
  /** Fingerprints of what `base` was before, the latest last: a restored server is recognised by them. */
  ancestors?: string[]
  /** The full synchronisation in which `version` was learnt: versions of another one say nothing. */
  generation: number
  /** Counts the writes on this device. */
  revision: number
  /** 1 while a deletion waits for the server. */
  deleted: 0 | 1
}

export interface AnalysisRow {
  id: string
  createdAt: string
  resumeId: string
  record: AnalysisRecord
  version: number
  generation: number
  deleted: 0 | 1
}

export interface AnalysisBodyRow {
  id: string
  createdAt: string
  body: AnalysisBody
}

export interface FileRow {
  /** SHA-256, hex. */
  hash: string
  name: string
  type: string
  size: number
  /** Counts up with every use: the smallest goes first. */
  used: number
  bytes: Uint8Array<ArrayBuffer>
}

export interface OutboxRow {
  /** The order of sending; device clocks order nothing. */
  seq: number
  /** The mutation's id. */
  id: string
  kind: Mutation['kind']
  rowId: string
  /** `waiting`: not sent yet, gathers later edits. `sent`: frozen, its answer unknown. `refused`: the server said no. */
  state: 'waiting' | 'sent' | 'refused'
  /** Set when it is first sent; it never changes afterwards. */
  mutation: Mutation | null
  code: string
  error: string
}

export type NewOutboxRow = Omit<OutboxRow, 'seq'>

export type NoticeKind =
  /** Both sides changed the same fields: the other version is kept as `copyId`. */
  | 'conflict'
  /** Deleted on another device while edited here: the edits are kept as `copyId`. */
  | 'kept_copy'
  /** Deleted here while edited elsewhere: it is back. */
  | 'delete_undone'

export interface NoticeRow {
  id: string
  kind: NoticeKind
  resumeId: string
  copyId: string
  name: string
  fields: string[]
}

export interface Cursor {
  epoch: string
  since: number
  generation: number
  /** A full synchronisation under way: why, and whether rows the server does not know are to be sent again. */
  resync: '' | 'first' | 'restored' | 'forgotten'
}

export interface MetaRow {
  key: string
  value: unknown
}
