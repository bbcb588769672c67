import { Hono } from 'hono'
import { z } from 'zod'
import { adminOnly, freshlySignedIn, signedIn } from '#server/access.ts'
import { audit, auditPage, entryOf } from '#server/admin/audit.ts'
import { changeUser, deleteUser, handOutResetLink } from '#server/admin/change-user.ts'
import { exportCsv } from '#server/admin/exports.ts'
import { listAnalyses } from '#server/admin/list-analyses.ts'
import { listResumes } from '#server/admin/list-resumes.ts'
import { listUsers } from '#server/admin/list-users.ts'
import { statsOf } from '#server/admin/stats.ts'
import { INVITATION_DAYS, makeInvitation } from '#server/auth/invitations.ts'
import { userAnswerOf } from '#server/auth/user-answer.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { invitationMail } from '#server/mail/invitation-mail.ts'
import { cursorTime, linkNext, pageOf, readCursor } from '#server/paging.ts'
import { streamed } from '#server/streamed.ts'
import { deleteRow } from '#server/sync/delete-row.ts'
import { json, param, query } from '#server/validate.ts'
import { userAnswer } from '#shared/schema/account.ts'
import {
  adminAnalysesQuery,
  adminAnalysis,
  adminResume,
  adminResumesQuery,
  adminStats,
  adminUserPatch,
  adminUsers,
  adminUsersQuery,
  auditEntry,
  exportKind,
  invitationBody,
  invitationLink,
  resetLink,
} from '#shared/schema/admin.ts'
import { limits } from '#shared/schema/paging.ts'

const LINK = { Link: 'The next page, rel="next".' }
const userParam = z.object({ id: z.uuid() })
/** `user.id`: with the user the row is found by its key. */
const rowParam = z.object({
  id: z
    .string()
    .transform((text) => text.split('.'))
    .pipe(z.tuple([z.uuid(), z.uuid()])),
})
const auditPlace = z.tuple([cursorTime, z.uuid()])
const admin = { tag: 'Administration', access: 'admin' } as const

/** Every one of these calls asks for the role on the server; what the screens show decides nothing. */
export const adminRoutes = (deps: Deps) => {
  const { db, now, env } = deps
  const guard = [signedIn(deps), adminOnly] as const
  /** Of what changes or takes along anything. */
  const actor = [...guard, freshlySignedIn(deps)] as const
  const deleteFor = (actorId: string, kind: 'analysis' | 'resume', [userId, id]: [string, string]) =>
    db.transaction(async (tx) => {
      await deleteRow(tx, kind, userId, id, now())
      await audit(tx, { at: now(), actorId, action: `${kind}.delete`, subjectId: userId, detail: id })
    })
  return new Hono<AppEnv>()
    .get('/stats', describe({ ...admin, summary: 'Totals', answer: adminStats }), ...guard, async (c) =>
      c.json(await statsOf(db), 200),
    )
    .get(
      '/users',
      describe({ ...admin, summary: 'Users', answer: adminUsers, headers: LINK, faults: [422] }),
      ...guard,
      query(adminUsersQuery),
      async (c) => {
        const { page, cursor } = await listUsers(db, c.req.valid('query'))
        linkNext(c, cursor)
        return c.json(page.map(userAnswerOf), 200)
      },
    )
    .patch(
      '/users/:id',
      describe({
        ...admin,
        summary: 'Activate, deactivate, or change the role',
        description: 'Deactivating ends all sessions. The last active administrator stays one.',
        answer: userAnswer,
        faults: [400, 404, 413, 415, 422],
      }),
      ...actor,
      param(userParam),
      json(adminUserPatch),
      async (c) => {
        const action = { actorId: c.get('user').id, userId: c.req.valid('param').id, at: now() }
        const user = await db.transaction((tx) => changeUser(tx, action, c.req.valid('json')))
        return c.json({ user: userAnswerOf(user) }, 200)
      },
    )
    .delete(
      '/users/:id',
      describe({ ...admin, summary: 'Delete a user and everything of theirs', faults: [404] }),
      ...actor,
      param(userParam),
      async (c) => {
        const action = { actorId: c.get('user').id, userId: c.req.valid('param').id, at: now() }
        await db.transaction((tx) => deleteUser(tx, action))
        return c.body(null, 204)
      },
    )
    .post(
      '/users/:id/reset-link',
      describe({
        ...admin,
        summary: 'A link with which the user sets a new password, once',
        answer: resetLink,
        faults: [404],
      }),
      ...actor,
      param(userParam),
      async (c) => {
        const action = { actorId: c.get('user').id, userId: c.req.valid('param').id, at: now() }
        const { url, expiresAt } = await db.transaction((tx) => handOutResetLink(tx, action, env.PUBLIC_URL))
        return c.json({ url, expiresAt: expiresAt.toISOString() }, 200)
      },
    )
    .post(
      '/invitations',
      describe({
        ...admin,
        summary: 'A link with which somebody makes an account, once',
        description: 'With an address, and where the server sends mail, it is mailed there too.',
        answer: invitationLink,
        faults: [400, 413, 415, 422],
      }),
      ...actor,
      json(invitationBody),
      async (c) => {
        const { email } = c.req.valid('json')
        const { id: actorId, name } = c.get('user')
        const { url, expiresAt } = await db.transaction(async (tx) => {
          await audit(tx, { at: now(), actorId, action: 'invitation', detail: email ?? '' })
          return makeInvitation(tx, now(), env.PUBLIC_URL)
        })
        const { mailer, background } = deps
        const mailed = email !== undefined && mailer !== undefined
        if (mailed)
          background.run('invitation', () => mailer.send(invitationMail(email, name, url, INVITATION_DAYS)))
        return c.json({ url, expiresAt: expiresAt.toISOString(), mailed }, 200)
      },
    )
    .get(
      '/analyses',
      describe({
        ...admin,
        summary: 'Analyses',
        answer: z.array(adminAnalysis),
        headers: LINK,
        faults: [422],
      }),
      ...guard,
      query(adminAnalysesQuery),
      async (c) => {
        const { page, cursor } = await listAnalyses(db, c.req.valid('query'))
        linkNext(c, cursor)
        return c.json(page, 200)
      },
    )
    .delete(
      '/analyses/:id',
      describe({ ...admin, summary: 'Delete an analysis', faults: [404] }),
      ...actor,
      param(rowParam),
      async (c) => {
        await deleteFor(c.get('user').id, 'analysis', c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .get(
      '/resumes',
      describe({ ...admin, summary: 'Resumes', answer: z.array(adminResume), headers: LINK, faults: [422] }),
      ...guard,
      query(adminResumesQuery),
      async (c) => {
        const { page, cursor } = await listResumes(db, c.req.valid('query'))
        linkNext(c, cursor)
        return c.json(page, 200)
      },
    )
    .delete(
      '/resumes/:id',
      describe({ ...admin, summary: 'Delete a resume', faults: [404] }),
      ...actor,
      param(rowParam),
      async (c) => {
        await deleteFor(c.get('user').id, 'resume', c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .get(
      '/audit',
      describe({
        ...admin,
        summary: 'What administrators did',
        answer: z.array(auditEntry),
        headers: LINK,
        faults: [422],
      }),
      ...guard,
      query(limits),
      async (c) => {
        const { limit, after } = c.req.valid('query')
        const { page, last } = pageOf(await auditPage(db, limit + 1, readCursor(after, auditPlace)), limit)
        linkNext(c, last && [last.entry.at.toISOString(), last.entry.id])
        return c.json(page.map(entryOf), 200)
      },
    )
    .get(
      '/export/:kind',
      describe({
        ...admin,
        summary: 'All users, analyses or resumes as CSV',
        status: 200,
        media: 'text/csv',
        faults: [404],
      }),
      ...actor,
      param(z.object({ kind: exportKind })),
      async (c) => {
        const { kind } = c.req.valid('param')
        await audit(db, { at: now(), actorId: c.get('user').id, action: 'export', detail: kind })
        return streamed(c, exportCsv(db, kind), {
          type: 'text/csv; charset=utf-8',
          name: `${kind}_export_${now().toISOString().slice(0, 10)}.csv`,
        })
      },
    )
}
