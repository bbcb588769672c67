import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#server/db/open.ts'
import { resumes } from '#server/db/schema.ts'
import { Fault, faults } from '#server/faults.ts'
import type { SavedResume, SaveResumeBody } from '#shared/schema/saved-resume.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { applyMutation } from './apply.ts'
import { lockUser } from './lock.ts'
import { QUOTA_CODE, type Quota } from './quota.ts'

/** The specification's own way to save: a draft, as a change like any other. */
export async function saveResume(
  tx: Tx,
  userId: string,
  { id = uuidv7(), baseVersion, ...draft }: SaveResumeBody,
  now: Date,
  quota: Quota,
): Promise<SavedResume> {
  await lockUser(tx, userId)
  const [before] = await tx
    .select({ version: resumes.version, deleted: resumes.deleted, body: resumes.body })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)))
  if (before?.deleted) throw faults.notFound('This resume')
  const body = bodyOf(draft, before?.body ?? undefined, now)
  const outcome = await applyMutation(
    tx,
    userId,
    { id: uuidv7(), kind: 'resume.put', rowId: id, body, baseVersion: baseVersion ?? before?.version ?? 0 },
    now,
    quota,
  )
  if (outcome.status === 'applied') return { _id: id, version: outcome.version }
  if (outcome.status === 'conflict')
    throw new Fault(409, 'conflict', 'This resume was changed somewhere else. Reload it, then save again.')
  if (outcome.code === QUOTA_CODE) throw faults.quota(outcome.error)
  throw new Fault(422, outcome.code, outcome.error)
}

function bodyOf(draft: ResumeBody['draft'] & object, before: ResumeBody | undefined, now: Date): ResumeBody {
  const time = now.toISOString()
  return {
    ...before,
    schemaVersion: before?.schemaVersion ?? 1,
    kind: 'built',
    name: nameOf(draft),
    contentHash: '',
    draft,
    resume: null,
    facts: null,
    createdAt: before?.createdAt ?? time,
    updatedAt: time,
  }
}

const NAME_MAX = 300

function nameOf({ title, personalInfo: { firstName, lastName } }: ResumeBody['draft'] & object): string {
  return (title || `${firstName} ${lastName}`.trim() || 'Untitled resume').slice(0, NAME_MAX)
}
