import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { freshlySignedIn, signedIn } from '#server/access.ts'
import { confirmPassword } from '#server/auth/change-password.ts'
import { recentEvents, recordEvent } from '#server/auth/events.ts'
import { enter } from '#server/auth/login.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  ownerOfPasskey,
  removePasskey,
} from '#server/auth/passkeys.ts'
import { consume } from '#server/auth/rate-limits.ts'
import {
  beginSecondFactor,
  secondFactorOf,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#server/auth/second-factor.ts'
import { userAnswerOf } from '#server/auth/user-answer.ts'
import { clientAddress } from '#server/client-address.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { faults } from '#server/faults.ts'
import { notify } from '#server/mail/notices.ts'
import { json, param } from '#server/validate.ts'
import { signedIn as signedInAnswer } from '#shared/schema/account.ts'
import {
  passkeyBody,
  passkeyInfo,
  passkeyLoginBody,
  passkeyOptions,
  recoveryCodesAnswer,
  type SignInEventKind,
  secondFactorConfirmBody,
  secondFactorSetup,
  secondFactorSetupBody,
  secondFactorState,
  signInEvent,
} from '#shared/schema/sign-in.ts'

const own = { tag: 'Accounts', access: 'user' } as const
const BODY = [400, 413, 415, 422, 429] as const

/** Ways in beside the password: an authenticator app, passkeys; and what happened to the account lately. */
export const signInRoutes = (deps: Deps) => {
  const { db, now } = deps
  const happened = (c: Context<AppEnv>, kind: SignInEventKind) =>
    recordEvent(db, { user: c.get('user'), at: now(), kind, userAgent: c.req.header('user-agent') ?? '' })
  return new Hono<AppEnv>()
    .get(
      '/events',
      describe({ ...own, summary: 'Recent sign-ins and changes', answer: z.array(signInEvent) }),
      signedIn(deps),
      async (c) => c.json(await recentEvents(db, c.get('user').id), 200),
    )
    .get(
      '/second-factor',
      describe({ ...own, summary: 'Whether two-step sign-in is on', answer: secondFactorState }),
      signedIn(deps),
      async (c) => c.json(await secondFactorOf(db, c.get('user').id), 200),
    )
    .post(
      '/second-factor/setup',
      describe({
        ...own,
        summary: 'A secret for an authenticator app',
        description: 'Nothing changes until a code of it was confirmed.',
        answer: secondFactorSetup,
        faults: [...BODY, 503],
      }),
      signedIn(deps),
      json(secondFactorSetupBody),
      async (c) => {
        await confirmPassword(deps, c.get('user').id, c.req.valid('json').password, 'password')
        return c.json(await beginSecondFactor(deps, c.get('user')), 200)
      },
    )
    .post(
      '/second-factor',
      describe({
        ...own,
        summary: 'Turn two-step sign-in on',
        description: 'Answers the recovery codes, this once.',
        answer: recoveryCodesAnswer,
        faults: [...BODY],
      }),
      signedIn(deps),
      json(secondFactorConfirmBody),
      async (c) => {
        const codes = await turnOnSecondFactor(deps, c.get('user').id, c.req.valid('json').code)
        await happened(c, 'second-factor-on')
        notify(deps, c.get('user'), 'second-factor', 'on')
        return c.json({ recoveryCodes: codes }, 200)
      },
    )
    .delete(
      '/second-factor',
      describe({ ...own, summary: 'Turn two-step sign-in off', faults: [...BODY, 503] }),
      signedIn(deps),
      json(secondFactorSetupBody),
      async (c) => {
        const user = c.get('user')
        await confirmPassword(deps, user.id, c.req.valid('json').password, 'password')
        await db.transaction((tx) => turnOffSecondFactor(tx, user.id))
        await happened(c, 'second-factor-off')
        notify(deps, user, 'second-factor', 'off')
        return c.body(null, 204)
      },
    )
    .get(
      '/passkeys',
      describe({ ...own, summary: 'One’s passkeys', answer: z.array(passkeyInfo) }),
      signedIn(deps),
      async (c) => c.json(await listPasskeys(db, c.get('user').id), 200),
    )
    .post(
      '/passkeys/options',
      describe({ ...own, summary: 'Begin a new passkey', answer: passkeyOptions, faults: [403] }),
      signedIn(deps),
      freshlySignedIn(deps),
      async (c) => c.json(await beginPasskey(deps, c.get('user')), 200),
    )
    .post(
      '/passkeys',
      describe({ ...own, summary: 'Keep a new passkey', faults: [...BODY] }),
      signedIn(deps),
      json(passkeyBody),
      async (c) => {
        await addPasskey(deps, c.get('user').id, c.req.valid('json'))
        await happened(c, 'passkey-added')
        notify(deps, c.get('user'), 'passkey', 'added')
        return c.body(null, 204)
      },
    )
    .delete(
      '/passkeys/:id',
      describe({ ...own, summary: 'Remove a passkey', faults: [404] }),
      signedIn(deps),
      param(z.object({ id: z.base64url().max(2000) })),
      async (c) => {
        await removePasskey(db, c.get('user').id, c.req.valid('param').id)
        await happened(c, 'passkey-removed')
        notify(deps, c.get('user'), 'passkey', 'removed')
        return c.body(null, 204)
      },
    )
    .post(
      '/passkeys/login-options',
      describe({
        tag: 'Accounts',
        access: 'public',
        summary: 'Begin to sign in with a passkey',
        answer: passkeyOptions,
        faults: [429],
      }),
      async (c) => {
        await consume(deps, 'loginAddress', clientAddress(c, deps))
        return c.json(await beginPasskeyLogin(deps), 200)
      },
    )
    .post(
      '/passkeys/login',
      describe({
        tag: 'Accounts',
        access: 'public',
        summary: 'Sign in with a passkey',
        answer: signedInAnswer,
        faults: [...BODY, 401, 403],
      }),
      json(passkeyLoginBody),
      async (c) => {
        await consume(deps, 'loginAddress', clientAddress(c, deps))
        const { challenge, response, remember } = c.req.valid('json')
        const found = await ownerOfPasskey(deps, challenge, response)
        if (!found.user.isActive) throw faults.accountDeactivated(403)
        const userAgent = c.req.header('user-agent') ?? ''
        const { user, token } = await enter(deps, found, { kind: 'sign-in-passkey', remember, userAgent })
        return c.json({ token, user: userAnswerOf(user) }, 200)
      },
    )
}
