import { z } from 'zod'
import { userAnswer } from '#shared/schema/account.ts'
import {
  type AdminStats,
  adminAnalysis,
  adminResume,
  adminStats,
  type adminUserPatch,
  adminUsers,
  auditEntry,
  type ExportKind,
  resetLink,
} from '#shared/schema/admin.ts'
import type { Fetch } from './fetch.ts'
import { okJson, problemOf } from './problem.ts'

// The calls of the admin panel. Lists come in pages: the Link header names the next one.

const FAILED = 'Failed to perform action'

export interface ListPage<Row> {
  rows: Row[]
  next: string | null
}

const NEXT = /^<([^>]+)>;\s*rel="next"$/

const listOf =
  <Row>(schema: z.ZodType<Row[]>) =>
  async (fetch: Fetch, path: string, signal: AbortSignal): Promise<ListPage<Row>> => {
    const response = await fetch(path, { signal })
    const rows = schema.parse(await okJson(response, 'Failed to load admin data'))
    return { rows, next: NEXT.exec(response.headers.get('link') ?? '')?.[1] ?? null }
  }

export const listUsers = listOf(adminUsers)
export const listAnalyses = listOf(z.array(adminAnalysis))
export const listResumes = listOf(z.array(adminResume))
export const listAudit = listOf(z.array(auditEntry))

export const getStats = async (fetch: Fetch, signal: AbortSignal): Promise<AdminStats> =>
  adminStats.parse(await okJson(await fetch('/api/admin/stats', { signal }), 'Failed to load admin data'))

const at = (kind: 'users' | 'analyses' | 'resumes', id: string) =>
  `/api/admin/${kind}/${encodeURIComponent(id)}`

export async function changeUser(fetch: Fetch, id: string, patch: z.infer<typeof adminUserPatch>) {
  const response = await fetch(at('users', id), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(patch),
  })
  return userAnswer.parse(await okJson(response, FAILED)).user
}

export async function remove(fetch: Fetch, kind: 'users' | 'analyses' | 'resumes', id: string) {
  const response = await fetch(at(kind, id), { method: 'DELETE' })
  if (!response.ok) throw await problemOf(response, FAILED)
}

export const makeResetLink = async (fetch: Fetch, id: string) =>
  resetLink.parse(await okJson(await fetch(`${at('users', id)}/reset-link`, { method: 'POST' }), FAILED))

/** A table as CSV, with the bytes counted as they come in. */
export async function exportCsv(
  fetch: Fetch,
  kind: ExportKind,
  onBytes: (received: number) => void,
): Promise<Blob> {
  const response = await fetch(`/api/admin/export/${kind}`)
  if (!response.ok || !response.body) throw await problemOf(response, 'Failed to export data')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    received += part.value.byteLength
    onBytes(received)
  }
  return new Blob(parts, { type: 'text/csv' })
}
