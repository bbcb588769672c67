import { z } from 'zod'
import { serverInfo, sessionInfo, user } from '#shared/schema/account.ts'
import { accountExport } from '#shared/schema/account-export.ts'
import { adminAnalysis, adminResume, auditEntry } from '#shared/schema/admin.ts'
import { analysisBody, analysisRecord, analysisResult } from '#shared/schema/analysis.ts'
import { dashboard } from '#shared/schema/dashboard.ts'
import { documentFacts } from '#shared/schema/document.ts'
import { draft } from '#shared/schema/draft.ts'
import { apiError } from '#shared/schema/error.ts'
import { resume } from '#shared/schema/resume.ts'
import { mutationResult, syncRow } from '#shared/schema/sync.ts'
import { resumeBody } from '#shared/schema/synced/resume.ts'
import { canonicalJson } from '#shared/sync/json.ts'

/** Entities that more than one answer contains: written once in the document, under these names. */
const NAMED = {
  Error: apiError,
  User: user,
  Session: sessionInfo,
  Server: serverInfo,
  Draft: draft,
  Resume: resume,
  DocumentFacts: documentFacts,
  ResumeBody: resumeBody,
  AnalysisResult: analysisResult,
  AnalysisRecord: analysisRecord,
  AnalysisBody: analysisBody,
  Dashboard: dashboard,
  MutationResult: mutationResult,
  SyncRow: syncRow,
  AccountExport: accountExport,
  AdminAnalysis: adminAnalysis,
  AdminResume: adminResume,
  AuditEntry: auditEntry,
}

/** Puts a reference wherever the very schema of an entity stands. */
export function withComponents<Document extends { components?: object | undefined }>(
  document: Document,
): Document {
  const names = new Map<string, string>()
  for (const [name, schema] of Object.entries(NAMED)) names.set(canonicalJson(written(schema)), name)
  const refer = (node: unknown, self = ''): unknown => {
    if (node === null || typeof node !== 'object') return node
    const isSchema = 'properties' in node || 'oneOf' in node
    const name = isSchema ? names.get(canonicalJson(node)) : undefined
    if (name && name !== self) return { $ref: `#/components/schemas/${name}` }
    if (Array.isArray(node)) return node.map((entry) => refer(entry))
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, refer(value)]))
  }
  const schemas = Object.entries(NAMED).map(([name, schema]) => [name, refer(written(schema), name)])
  const referring = refer(document) as Document
  return { ...referring, components: { ...referring.components, schemas: Object.fromEntries(schemas) } }
}

function written(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}
