import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { type AccountExport, accountExport } from '#shared/schema/account-export.ts'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { equalJson } from '#shared/sync/json.ts'
import { BackupProblem } from '#web/store/backup/problem.ts'
import type { ResumeRow } from '#web/store/rows.ts'
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

const VERSION = 1
const account = accountExport.extend({ schemaVersion: z.literal(VERSION) })
const later = z.looseObject({
  format: accountExport.shape.format,
  schemaVersion: z.number().int().gt(VERSION),
})

/**
 * Brings an account's export into this account. What is here already stays as it is; what is not here any more comes
 * back under a new id, once, however often it is imported. It is one write: a full disk or a closed tab leaves
 * everything as it was.
 */
export async function importAccount(store: AccountStore, text: string): Promise<Imported> {
  const json = parseJson(text)
  if (later.safeParse(json).success) throw new BackupProblem('newer')
  const parsed = account.safeParse(json)
  if (!parsed.success) throw new Error('This is not a file of Export Data, nor a backup, or it is damaged.')
  const { resumes, analyses } = parsed.data
  return store.together(async () => {
    const brought = await bringResumes(store, resumes)
    const added = await bringAnalyses(store, analyses, brought.newIds)
    return {
      resumes: brought.count,
      analyses: added,
      skipped: resumes.length - brought.count + analyses.length - added,
    }
  })
}

async function bringResumes(store: AccountStore, resumes: AccountExport['resumes']) {
  const here: ResumeRow[] = await store.resumes.list()
  const newIds = new Map<string, string>()
  let count = 0
  for (const { id, body } of resumes) {
    const same = here.find((row) => row.id === id) ?? here.find((row) => sameResume(row.body, body))
    const saved = same ? null : await saveResume(store, body)
    if (saved) {
      here.push(saved)
      count += 1
    }
    const known = same ?? saved
    if (known) newIds.set(id, known.id)
  }
  return { count, newIds }
}

async function bringAnalyses(
  store: AccountStore,
  analyses: AccountExport['analyses'],
  newIds: ReadonlyMap<string, string>,
) {
  const moments = new Set((await store.analyses.list()).map(momentOf))
  let count = 0
  for (const { record, body } of analyses) {
    if (!body || moments.has(momentOf(record))) continue
    moments.add(momentOf(record))
    const resumeId = newIds.get(record.resumeId) ?? record.resumeId
    await store.analyses.save({ record: { ...record, _id: uuidv7(), resumeId }, body })
    count += 1
  }
  return count
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
