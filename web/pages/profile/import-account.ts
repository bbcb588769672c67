import { uuidv7 } from 'uuidv7'
import { accountExport } from '#shared/schema/account-export.ts'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import type { ResumeBody } from '#shared/schema/sync.ts'
import { equalJson } from '#shared/sync/json.ts'
import type { AccountStore } from '#web/store/store.ts'

export interface Imported {
  resumes: number
  analyses: number
  /** Already here, or without a body: left as they are. */
  skipped: number
}

/** The same content under another id: what an earlier import brought, or the same file read here. */
function sameResume(one: ResumeBody, other: ResumeBody): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'upload') return one.contentHash !== '' && one.contentHash === other.contentHash
  return one.name === other.name && equalJson(one.draft, other.draft)
}

/** An analysis never changes: its moment, to the millisecond, and its kind tell it from the others. */
const momentOf = ({ createdAt, analysisType }: AnalysisRecord) => `${createdAt} ${analysisType}`

/**
 * Brings an account's export into this account. What is here already stays as it is; what is not here any more comes
 * back under a new id, once, however often it is imported.
 */
export async function importAccount(store: AccountStore, text: string): Promise<Imported> {
  const parsed = accountExport.safeParse(parseJson(text))
  if (!parsed.success) throw new Error('This is not a file of Export Data')
  const { resumes, analyses } = parsed.data
  const imported: Imported = { resumes: 0, analyses: 0, skipped: 0 }
  const newIds = new Map<string, string>()

  for (const { id, body } of resumes) {
    const here = await store.resumes.list()
    const same = here.find((row) => row.id === id) ?? here.find((row) => sameResume(row.body, body))
    const saved = same ? null : await saveResume(store, body)
    if (saved) imported.resumes += 1
    else imported.skipped += 1
    const known = same ?? saved
    if (known) newIds.set(id, known.id)
  }
  const moments = new Set((await store.analyses.list()).map(momentOf))
  for (const { record, body } of analyses) {
    if (!body || moments.has(momentOf(record))) {
      imported.skipped += 1
      continue
    }
    moments.add(momentOf(record))
    const resumeId = newIds.get(record.resumeId) ?? record.resumeId
    await store.analyses.save({ record: { ...record, _id: uuidv7(), resumeId }, body })
    imported.analyses += 1
  }
  return imported
}

/** Null: there is nothing in it. */
async function saveResume(store: AccountStore, { name, contentHash, draft, resume, facts }: ResumeBody) {
  if (draft) return (await store.resumes.saveDraft({ draft, name })).row
  if (resume && facts) return store.resumes.saveUpload({ name, contentHash, resume, facts })
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Said in the caller's words: the file is not ours.
    return null
  }
}
