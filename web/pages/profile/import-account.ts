import { uuidv7 } from 'uuidv7'
import { accountExport } from '#shared/schema/account-export.ts'
import type { AccountStore } from '#web/store/store.ts'

export interface Imported {
  resumes: number
  analyses: number
  /** Already here, or without a body: left as they are. */
  skipped: number
}

/** Brings an account's export into this account. What is not here any more comes back under new ids. */
export async function importAccount(store: AccountStore, text: string): Promise<Imported> {
  const parsed = accountExport.safeParse(parseJson(text))
  if (!parsed.success) throw new Error('This is not a file of Export Data')
  const { resumes, analyses } = parsed.data
  const imported: Imported = { resumes: 0, analyses: 0, skipped: 0 }
  const newIds = new Map<string, string>()

  for (const { id, body } of resumes) {
    if (await store.resumes.get(id)) {
      imported.skipped += 1
      continue
    }
    const { name, contentHash, draft, resume, facts } = body
    if (draft) newIds.set(id, (await store.resumes.saveDraft({ draft, name })).row.id)
    else if (resume && facts)
      newIds.set(id, (await store.resumes.saveUpload({ name, contentHash, resume, facts })).id)
    else {
      imported.skipped += 1
      continue
    }
    imported.resumes += 1
  }
  for (const { id, record, body } of analyses) {
    if (!body || (await store.analyses.get(id))) {
      imported.skipped += 1
      continue
    }
    const resumeId = newIds.get(record.resumeId) ?? record.resumeId
    await store.analyses.save({ record: { ...record, _id: uuidv7(), resumeId }, body })
    imported.analyses += 1
  }
  return imported
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Said in the caller's words: the file is not ours.
    return null
  }
}
