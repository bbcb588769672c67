import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { COPY_NAMES, renamed } from '#shared/sync/copies.ts'
import { fingerprintOf } from '#shared/sync/fingerprint.ts'
import { equalJson } from '#shared/sync/json.ts'
import { mergeResumes } from '#shared/sync/merge.ts'
import type { StoreContext } from '#web/store/context.ts'
import { deleteResume } from '#web/store/draft-traces.ts'
import { dropOutbox, enqueue, rowsOf } from '#web/store/outbox.ts'
import { newResumeRow } from '#web/store/resumes.ts'
import type { NoticeKind, ResumeRow } from '#web/store/rows.ts'
import type { Known } from './entity.ts'

// What happens here when the server has another version of a resume. Every function runs inside the transaction of
// its caller, so that a row, its outbox, a copy and the notice are on disk together or not at all.

async function tell(ctx: StoreContext, kind: NoticeKind, row: ResumeRow, copyId = '', fields: string[] = []) {
  const id = ctx.newId()
  await ctx.db.notices.put({ id, kind, resumeId: row.id, copyId, name: row.body.name, fields })
}

async function keepCopy(ctx: StoreContext, body: ResumeBody, name: (old: string) => string): Promise<string> {
  const id = ctx.newId()
  await ctx.db.resumes.put(newResumeRow(id, renamed(body, name)))
  await enqueue(ctx, 'resume.put', id)
  return id
}

/** More pushes than anybody makes of one resume between two backups of a server. */
const ANCESTORS_KEPT = 500

/** A row on another base: what it stood on before is remembered. */
export const onBase = (row: ResumeRow, base: ResumeBody | null): Pick<ResumeRow, 'base' | 'ancestors'> => ({
  base,
  ancestors: [...(row.ancestors ?? []), ...(row.base ? [fingerprintOf(row.base)] : [])].slice(
    -ANCESTORS_KEPT,
  ),
})

/** What is here was made out of this body. */
const descendsFrom = (row: ResumeRow, body: ResumeBody) =>
  equalJson(row.base, body) || (row.ancestors ?? []).includes(fingerprintOf(body))

/**
 * The server has this body; `row` has work of its own, or none. A server that was restored (`restored`) may have
 * what this row was once: then the row goes on from there. Otherwise nobody knows which of the two is the later one:
 * what differs is kept in both.
 */
export async function takeBody(
  ctx: StoreContext,
  row: ResumeRow,
  theirs: ResumeBody,
  known: Known,
  restored = false,
) {
  const { db } = ctx
  const hasWork = (await rowsOf(db, row.id)).length > 0 || (restored && !equalJson(row.body, theirs))
  const next = { ...row, ...known, ...onBase(row, theirs), revision: row.revision + 1 }
  const isOurPast = restored ? descendsFrom(row, theirs) : equalJson(row.base, theirs)

  if (row.deleted) {
    await dropOutbox(db, row.id, ['waiting', 'refused', 'sent'])
    await db.resumes.put({ ...next, body: theirs, deleted: 0 })
    if (!isOurPast) await tell(ctx, 'delete_undone', { ...row, body: theirs })
    else {
      // Only the numbering changed: the deletion stands.
      await db.resumes.put({ ...next, body: theirs, deleted: 1 })
      await enqueue(ctx, 'resume.delete', row.id)
    }
    return
  }

  if (!hasWork) {
    await db.resumes.put({ ...next, body: theirs })
    return
  }

  const base = restored ? null : row.base
  const { value, conflicts } = mergeResumes(isOurPast ? theirs : base, row.body, theirs)
  await db.resumes.put({ ...next, body: value })
  await dropOutbox(db, row.id, ['refused'])
  if (equalJson(value, theirs)) await dropOutbox(db, row.id, ['waiting'])
  else await enqueue(ctx, 'resume.put', row.id)
  if (conflicts.length === 0) return
  const copyId = await keepCopy(ctx, theirs, COPY_NAMES.conflict)
  await tell(ctx, 'conflict', { ...row, body: value }, copyId, conflicts)
}

/**
 * The server has no such resume any more, and never will have again. After a restore whoever deleted it may not have
 * seen what stands here.
 */
export async function takeTombstone(ctx: StoreContext, row: ResumeRow, restored = false) {
  const { db } = ctx
  const hasWork = (await rowsOf(db, row.id)).length > 0 && !equalJson(row.body, row.base)
  const edited = !row.deleted && (hasWork || restored)
  await dropOutbox(db, row.id, ['waiting', 'refused', 'sent'])
  await deleteResume(db, row.id)
  if (!edited) return
  const copyId = await keepCopy(ctx, row.body, COPY_NAMES.deleted)
  await tell(ctx, 'kept_copy', row, copyId)
}

/** The server lost it (an older state was restored): it is sent again as new. */
export async function sendAgain(ctx: StoreContext, row: ResumeRow) {
  await dropOutbox(ctx.db, row.id, ['waiting', 'refused', 'sent'])
  if (row.deleted) {
    await deleteResume(ctx.db, row.id)
    return
  }
  await ctx.db.resumes.put({ ...row, version: 0, ...onBase(row, null), generation: 0 })
  await enqueue(ctx, 'resume.put', row.id)
}
