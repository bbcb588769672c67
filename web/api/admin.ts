import { z } from 'zod'
import { type User, userAnswer } from '#shared/schema/account.ts'
import {
  type AdminAnalysis,
  type AdminResume,
  type AdminStats,
  type AuditEntry,
  adminAnalysesQuery,
  adminAnalysis,
  adminResume,
  adminResumesQuery,
  adminStats,
  type adminUserPatch,
  adminUsers,
  adminUsersQuery,
  auditEntry,
  type ExportKind,
  invitationLink,
  resetLink,
} from '#shared/schema/admin.ts'
import { limits } from '#shared/schema/paging.ts'
import { apiClient } from './client.ts'
import type { Fetch } from './fetch.ts'
import { done, okJson, problemOf } from './problem.ts'
import { t } from './texts.ts'

// The calls of the admin panel. Lists come in pages: the Link header names the next one.

export interface ListPage<Row> {
  rows: Row[]
  /** Where the next page begins. */
  next: string | null
}
const NEXT = /^<([^>]+)>;\s*rel="next"$/

async function pageOf<Row>(schema: z.ZodType<Row[]>, asked: Promise<Response>): Promise<ListPage<Row>> {
  const response = await asked
  const rows = schema.parse(await okJson(response, t.failedToLoadAdminData))
  const next = NEXT.exec(response.headers.get('link') ?? '')?.[1]
  return { rows, next: next ? new URL(next, location.origin).searchParams.get('after') : null }
}

/** What a list is searched, filtered and sorted by, and where its page begins; as the screen has it. */
export type Query = Record<string, string>
type List<Row> = (fetch: Fetch, query: Query, signal: AbortSignal) => Promise<ListPage<Row>>

const usersAsked = adminUsersQuery.omit({ limit: true })
const analysesAsked = adminAnalysesQuery.omit({ limit: true })
const resumesAsked = adminResumesQuery.omit({ limit: true })
const auditAsked = limits.omit({ limit: true })

export const listUsers: List<User> = (fetch, query, signal) =>
  pageOf(
    adminUsers,
    apiClient(fetch).admin.users.$get({ query: usersAsked.parse(query) }, { init: { signal } }),
  )

export const listAnalyses: List<AdminAnalysis> = (fetch, query, signal) =>
  pageOf(
    z.array(adminAnalysis),
    apiClient(fetch).admin.analyses.$get({ query: analysesAsked.parse(query) }, { init: { signal } }),
  )

export const listResumes: List<AdminResume> = (fetch, query, signal) =>
  pageOf(
    z.array(adminResume),
    apiClient(fetch).admin.resumes.$get({ query: resumesAsked.parse(query) }, { init: { signal } }),
  )

export const listAudit: List<AuditEntry> = (fetch, query, signal) =>
  pageOf(
    z.array(auditEntry),
    apiClient(fetch).admin.audit.$get({ query: auditAsked.parse(query) }, { init: { signal } }),
  )

export const getStats = async (fetch: Fetch, signal: AbortSignal): Promise<AdminStats> =>
  adminStats.parse(
    await okJson(await apiClient(fetch).admin.stats.$get({}, { init: { signal } }), t.failedToLoadAdminData),
  )

export async function changeUser(fetch: Fetch, id: string, patch: z.infer<typeof adminUserPatch>) {
  const response = await apiClient(fetch).admin.users[':id'].$patch({ param: { id }, json: patch })
  return userAnswer.parse(await okJson(response, t.failedToPerformAction)).user
}

export const remove = async (fetch: Fetch, kind: ExportKind, id: string) =>
  done(await apiClient(fetch).admin[kind][':id'].$delete({ param: { id } }), t.failedToPerformAction)

export const makeResetLink = async (fetch: Fetch, id: string) =>
  resetLink.parse(
    await okJson(
      await apiClient(fetch).admin.users[':id']['reset-link'].$post({ param: { id } }),
      t.failedToPerformAction,
    ),
  )

export const invite = async (fetch: Fetch, email: string) =>
  invitationLink.parse(
    await okJson(
      await apiClient(fetch).admin.invitations.$post({ json: email ? { email } : {} }),
      t.failedToPerformAction,
    ),
  )

/** A table as CSV, with the bytes counted as they come in. */
export async function exportCsv(
  fetch: Fetch,
  kind: ExportKind,
  onBytes: (received: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await apiClient(fetch).admin.export[':kind'].$get(
    { param: { kind } },
    { init: { signal } },
  )
  if (!response.ok || !response.body) throw await problemOf(response, t.failedToExportData)
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
