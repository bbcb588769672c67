import { type Context, Hono } from 'hono'
import { signedIn } from '#server/access.ts'
import { keepAnAdmin } from '#server/admin/last-admin.ts'
import { changeProfile, createAccount, deleteAccount, keyOf } from '#server/auth/accounts.ts'
import { changePassword, confirmPassword } from '#server/auth/change-password.ts'
import { checkEmailCode, spendEmailCode } from '#server/auth/email-codes.ts'
import { recordEvent } from '#server/auth/events.ts'
import { checkInvitation, spendInvitation } from '#server/auth/invitations.ts'
import { login } from '#server/auth/login.ts'
import { refuseWeak } from '#server/auth/password-rules.ts'
import { consume } from '#server/auth/rate-limits.ts'
import { mailResetLink, resetPassword } from '#server/auth/reset.ts'
import { endSessionByPublicId, nextToken, startSession } from '#server/auth/sessions.ts'
import { userAnswerOf } from '#server/auth/user-answer.ts'
import { clientAddress } from '#server/client-address.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { faults } from '#server/faults.ts'
import { notify } from '#server/mail/notices.ts'
import { json } from '#server/validate.ts'
import {
  changePasswordBody,
  deleteAccountBody,
  forgotAnswer,
  forgotBody,
  loginBody,
  profileBody,
  registerBody,
  resetBody,
  signedIn as signedInAnswer,
  userAnswer,
  verifiedAnswer,
} from '#shared/schema/account.ts'

import type { SignInEventKind } from '#shared/schema/sign-in.ts'

export const authRoutes = (deps: Deps) => {
  const { db, now, passwords } = deps
  const happened = (c: Context<AppEnv>, kind: SignInEventKind) =>
    recordEvent(db, { user: c.get('user'), at: now(), kind, userAgent: c.req.header('user-agent') ?? '' })
  return new Hono<AppEnv>()
    .post(
      '/register',
      describe({
        tag: 'Accounts',
        summary: 'Make an account',
        description:
          'Where the server is limited to invitations, `invitation` is what the link carried behind the #. Where it confirms addresses, a call without `emailCode` mails a code and answers `email_code_required`.',
        access: 'public',
        status: 201,
        answer: signedInAnswer,
        faults: [400, 403, 409, 413, 415, 422, 429, 503],
      }),
      json(registerBody),
      async (c) => {
        const body = c.req.valid('json')
        await consume(deps, 'register', clientAddress(c, deps))
        const { REGISTRATION } = deps.env
        if (REGISTRATION === 'closed') throw faults.registrationClosed()
        const invitation = REGISTRATION === 'invited' ? body.invitation : undefined
        if (invitation !== undefined) await checkInvitation(db, now(), invitation)
        else if (REGISTRATION === 'invited') throw faults.invitationNeeded()
        refuseWeak(body.password, body, 'password')
        await checkEmailCode(deps, body.email, body.emailCode)
        const hash = await passwords.hash(body.password)
        const time = now()
        const { user, token } = await db.transaction(async (tx) => {
          if (invitation !== undefined) await spendInvitation(tx, time, invitation)
          await spendEmailCode(deps, tx, body.email, body.emailCode)
          const user = await createAccount(tx, time, body, hash)
          const token = await startSession(tx, time, user.id, 'short', c.req.header('user-agent') ?? '')
          return { user, token }
        })
        return c.json({ token, user: userAnswerOf(user) }, 201)
      },
    )
    .post(
      '/login',
      describe({
        tag: 'Accounts',
        summary: 'Sign in',
        description:
          'With `remember` the session lives 30 days, renewed by use, at most 180; without, 12 hours.',
        access: 'public',
        answer: signedInAnswer,
        faults: [400, 401, 403, 413, 415, 422, 429, 503],
      }),
      json(loginBody),
      async (c) => {
        const userAgent = c.req.header('user-agent') ?? ''
        const { user, token } = await login(deps, c.req.valid('json'), clientAddress(c, deps), userAgent)
        return c.json({ token, user: userAnswerOf(user) }, 200)
      },
    )
    .post(
      '/verify-token',
      describe({
        tag: 'Accounts',
        summary: 'Who is signed in',
        description:
          'Where the answer has a `token`, it takes the place of the one that was sent, which ends 10 minutes after the new one was first used.',
        access: 'user',
        answer: verifiedAnswer,
      }),
      signedIn(deps),
      async (c) => {
        const user = c.get('user')
        const token = await nextToken(db, now(), user.id, c.get('session'))
        return c.json({ user: userAnswerOf(user), ...(token ? { token } : {}) }, 200)
      },
    )
    .post(
      '/logout',
      describe({ tag: 'Accounts', summary: 'End this session', access: 'user' }),
      signedIn(deps),
      async (c) => {
        await endSessionByPublicId(db, c.get('user').id, c.get('session').publicId)
        return c.body(null, 204)
      },
    )
    .put(
      '/profile',
      describe({
        tag: 'Accounts',
        summary: 'Change name, email and where resumes are kept',
        description:
          'Changing the email address needs `currentPassword`, and `emailCode` where the server confirms addresses.',
        access: 'user',
        answer: userAnswer,
        faults: [400, 403, 413, 415, 422, 429, 503],
      }),
      signedIn(deps),
      json(profileBody),
      async (c) => {
        const body = c.req.valid('json')
        const user = c.get('user')
        if (keyOf(body.email) !== keyOf(user.email)) {
          if (!body.currentPassword)
            throw faults.invalid({
              currentPassword: 'Enter your current password to change the email address',
            })
          await confirmPassword(deps, user.id, body.currentPassword, 'currentPassword')
          await checkEmailCode(deps, body.email, body.emailCode)
        }
        const changed = await changeProfile(db, user, body, (tx) =>
          spendEmailCode(deps, tx, body.email, body.emailCode),
        )
        if (changed.email !== user.email) {
          await happened(c, 'email-changed')
          notify(deps, user, 'email-changed', changed.email)
        }
        return c.json({ user: userAnswerOf(changed) }, 200)
      },
    )
    .put(
      '/change-password',
      describe({
        tag: 'Accounts',
        summary: 'Change the password',
        description: 'All other sessions of the account end.',
        access: 'user',
        answer: userAnswer,
        faults: [400, 413, 415, 422, 429, 503],
      }),
      signedIn(deps),
      json(changePasswordBody),
      async (c) => {
        await changePassword(deps, c.get('user'), c.get('session').tokenHash, c.req.valid('json'))
        await happened(c, 'password-changed')
        notify(deps, c.get('user'), 'password-changed')
        return c.json({ user: userAnswerOf(c.get('user')) }, 200)
      },
    )
    .post(
      '/forgot',
      describe({
        tag: 'Accounts',
        summary: 'Ask for a link that sets a new password',
        description:
          'The answer is the same whether or not the address is known; `mail` says whether this server sends mail.',
        access: 'public',
        answer: forgotAnswer,
        faults: [400, 413, 415, 422, 429],
      }),
      json(forgotBody),
      async (c) => {
        const { email } = c.req.valid('json')
        await consume(deps, 'forgotAddress', clientAddress(c, deps))
        await consume(deps, 'forgotAccount', keyOf(email))
        // After the answer, so that its time does not tell whether the address is known.
        if (deps.mailer) deps.background.run('password mail', () => mailResetLink(deps, email))
        return c.json({ mail: deps.mailer !== undefined }, 200)
      },
    )
    .post(
      '/reset',
      describe({
        tag: 'Accounts',
        summary: 'Set a new password by a link',
        description: 'The link serves once. All sessions of the account end.',
        access: 'public',
        faults: [400, 413, 415, 422, 429, 503],
      }),
      json(resetBody),
      async (c) => {
        const { token, newPassword } = c.req.valid('json')
        await consume(deps, 'reset', clientAddress(c, deps))
        await resetPassword(deps, token, newPassword)
        return c.body(null, 204)
      },
    )
    .delete(
      '/account',
      describe({
        tag: 'Accounts',
        summary: 'Delete the account and everything in it, at once',
        access: 'user',
        faults: [400, 413, 415, 422, 429, 503],
      }),
      signedIn(deps),
      json(deleteAccountBody),
      async (c) => {
        const user = c.get('user')
        await confirmPassword(deps, user.id, c.req.valid('json').password, 'password')
        await db.transaction(async (tx) => {
          await keepAnAdmin(tx, user.id)
          await deleteAccount(tx, user.id)
        })
        return c.body(null, 204)
      },
    )
}
