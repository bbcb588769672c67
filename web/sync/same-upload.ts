import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import type { StoreContext } from '#web/store/context.ts'
import { rowsOf } from '#web/store/outbox.ts'

/**
 * The same bytes twice are one upload, also when a second device read them before it heard of the first. What was
 * not sent yet joins the one that the server has, with its analyses.
 */
export async function foldSameUpload({ db }: StoreContext, id: string, { kind, contentHash }: ResumeBody) {
  if (kind !== 'upload' || !contentHash) return
  const waiting = await db.outbox.where('state').equals('waiting').toArray()
  for (const { rowId, kind: change } of waiting) {
    if (change !== 'resume.put' || rowId === id) continue
    const row = await db.resumes.get(rowId)
    if (row?.version !== 0 || row.body.kind !== 'upload' || row.body.contentHash !== contentHash) continue
    const analyses = await db.analyses.where('resumeId').equals(rowId).toArray()
    const changes = await Promise.all(
      [rowId, ...analyses.map((analysis) => analysis.id)].map((at) => rowsOf(db, at)),
    )
    // What is on its way already carries the old id for good.
    if (changes.flat().some((at) => at.state !== 'waiting') || analyses.some((at) => at.version > 0)) continue
    for (const analysis of analyses)
      await db.analyses.put({ ...analysis, resumeId: id, record: { ...analysis.record, resumeId: id } })
    for (const at of changes[0] ?? []) await db.outbox.delete(at.seq)
    await db.resumes.delete(rowId)
  }
}
