import { joinedName } from '#shared/export/person-name.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { COPY_NAMES, renamed } from '#shared/sync/copies.ts'
import { mergeValues } from '#shared/sync/merge.ts'
import { type StoreContext, write } from './context.ts'
import { deleteResume, forgetTraces } from './draft-traces.ts'
import { withEntryIds } from './entry-ids.ts'
import { dropOutbox, enqueue, rowsOf } from './outbox.ts'
import { StoreProblem } from './problem.ts'
import type { ResumeRow } from './rows.ts'

interface SavedResume {
  row: ResumeRow
  /** Where another tab changed the same fields since `base`: its version is kept as this resume. */
  copyId: string | null
}

interface DraftToSave {
  /** None: a new resume. */
  id?: string
  draft: Draft
  /** What the editor started from (its last load or save): what changed underneath since then is merged in. */
  base?: Draft
  name?: string
}

interface UploadToSave {
  name: string
  contentHash: string
  resume: Resume
  facts: DocumentFacts
  corrections?: Correction[]
}

const UNTITLED = 'Untitled resume'
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** As chosen, or as what is written looks: what weighs all languages is not loaded for a list. */
const isJapanese = ({ layout, summary, experience }: Draft): boolean =>
  layout.language ? layout.language === 'ja' : KANA.test(`${summary}${JSON.stringify(experience)}`)
const nameOf = (draft: Draft) => {
  const { firstName, lastName } = draft.personalInfo
  const person = joinedName(firstName.trim(), lastName.trim(), () => isJapanese(draft))
  return draft.title.trim() || person || UNTITLED
}

/** Without the stamps, which the store sets. */
interface NewBody extends Pick<ResumeBody, 'kind' | 'name' | 'contentHash' | 'draft' | 'resume' | 'facts'> {
  [unknown: string]: unknown
}

const newest = (a: ResumeRow, b: ResumeRow) =>
  b.body.updatedAt.localeCompare(a.body.updatedAt) || a.id.localeCompare(b.id)

export function newResumeRow(id: string, body: ResumeBody): ResumeRow {
  return { id, body, version: 0, base: null, generation: 0, revision: 1, deleted: 0 }
}

export function resumes(ctx: StoreContext) {
  const { db } = ctx

  const live = async (id: string) => {
    const row = await db.resumes.get(id)
    return row && !row.deleted ? row : undefined
  }
  const existing = async (id: string) => {
    const row = await live(id)
    if (!row) throw new StoreProblem('not_found')
    return row
  }
  const sameUpload = (contentHash: string) =>
    db.resumes
      .filter((row) => !row.deleted && row.body.kind === 'upload' && row.body.contentHash === contentHash)
      .first()
  const stamp = () => ctx.now().toISOString()

  /** A row and its outbox row, inside the caller's transaction. */
  const put = async (row: ResumeRow): Promise<ResumeRow> => {
    await db.resumes.put(row)
    await enqueue(ctx, 'resume.put', row.id)
    return row
  }
  const change = (row: ResumeRow, body: ResumeBody) =>
    put({ ...row, body: { ...body, updatedAt: stamp() }, revision: row.revision + 1 })
  const create = (body: NewBody, id = ctx.newId()) =>
    put(newResumeRow(id, { schemaVersion: 1, ...body, createdAt: stamp(), updatedAt: stamp() }))

  const inOneWrite = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await write(ctx, ['resumes', 'outbox', 'notices', 'meta'], work)
    ctx.onWork()
    return result
  }

  return {
    list: async () => (await db.resumes.filter((row) => !row.deleted).toArray()).sort(newest),
    get: live,

    saveDraft: ({ id, name, ...given }: DraftToSave): Promise<SavedResume> =>
      inOneWrite(async () => {
        const draft = withEntryIds(given.draft)
        const base = given.base && withEntryIds(given.base)
        const row = id ? await db.resumes.get(id) : undefined
        const built = { kind: 'built' as const, contentHash: '', resume: null, facts: null }
        if (!row || row.deleted) {
          const body = { ...built, name: name ?? nameOf(draft), draft }
          // Deleted under the editor: what it holds becomes a resume of its own, under a new id.
          const wasDeleted = row !== undefined || base !== undefined
          const created = wasDeleted ? create(renamed(body, COPY_NAMES.deleted)) : create(body, id)
          return { row: await created, copyId: null }
        }
        const theirs = row.body.draft && withEntryIds(row.body.draft)
        const merged = base && theirs ? mergeValues(base, draft, theirs) : { value: draft, conflicts: [] }
        let copyId: string | null = null
        if (merged.conflicts.length > 0) {
          const copy = renamed(row.body, COPY_NAMES.conflict)
          copyId = (await create(copy)).id
          const { conflicts } = merged
          await db.notices.put({
            id: ctx.newId(),
            kind: 'conflict',
            resumeId: row.id,
            copyId,
            name: copy.name,
            fields: conflicts,
          })
        }
        const body = { ...row.body, ...built, name: name ?? nameOf(merged.value), draft: merged.value }
        return { row: await change(row, body), copyId }
      }),

    /** The same bytes twice are one upload: what was read from them this time replaces what was read before. */
    saveUpload: ({ name, contentHash, resume, facts, corrections = [] }: UploadToSave): Promise<ResumeRow> =>
      inOneWrite(async () => {
        const same = await sameUpload(contentHash)
        const read = { name, resume, facts, ...(corrections.length > 0 ? { corrections } : {}) }
        if (!same) return create({ kind: 'upload', contentHash, draft: null, ...read })
        const { corrections: _undone, ...body } = same.body
        return change(same, { ...body, ...read })
      }),

    /** What the person said of our reading of these bytes. */
    correctionsOf: async (contentHash: string): Promise<Correction[]> =>
      (await sameUpload(contentHash))?.body.corrections ?? [],

    /** The id of the upload of these bytes; empty where there is none. */
    uploadOf: async (contentHash: string): Promise<string> => (await sameUpload(contentHash))?.id ?? '',

    duplicate: (id: string, name?: string): Promise<ResumeRow> =>
      inOneWrite(async () => {
        const { body } = await existing(id)
        const copy = renamed(body, (old) => name ?? COPY_NAMES.duplicate(old))
        return create({ ...copy, draft: copy.draft && { ...copy.draft, copiedFrom: id } })
      }),

    rename: (id: string, name: string): Promise<ResumeRow> =>
      inOneWrite(async () => {
        const row = await existing(id)
        return change(
          row,
          renamed(row.body, () => name),
        )
      }),

    remove: (id: string): Promise<void> =>
      inOneWrite(async () => {
        const row = await db.resumes.get(id)
        if (!row || row.deleted) return
        await dropOutbox(db, id, ['waiting', 'refused'])
        const unanswered = (await rowsOf(db, id)).length > 0
        if (row.version === 0 && !unanswered) {
          await deleteResume(db, id)
          return
        }
        await forgetTraces(db, id)
        await db.resumes.put({ ...row, deleted: 1, revision: row.revision + 1 })
        await enqueue(ctx, 'resume.delete', id)
      }),

    /** After `remove`: the same resume where nobody heard of its end yet, else the same content as a new one. */
    putBack: ({ id, body }: Pick<ResumeRow, 'id' | 'body'>): Promise<void> =>
      inOneWrite(async () => {
        const row = await db.resumes.get(id)
        if (row && !row.deleted) return
        const unheard = (await rowsOf(db, id)).every((change) => change.state === 'waiting')
        if (row && unheard) {
          await dropOutbox(db, id, ['waiting'])
          await put({ ...row, deleted: 0, revision: row.revision + 1 })
          return
        }
        await put(newResumeRow(ctx.newId(), body))
      }),
  }
}
export type Resumes = ReturnType<typeof resumes>
