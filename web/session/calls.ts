import {
  type ChangePasswordBody,
  type LoginBody,
  type ProfileBody,
  type RegisterBody,
  signedIn,
  userAnswer,
  verifiedAnswer,
} from '#shared/schema/account.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { okJson } from '#web/api/problem.ts'
import { t } from './texts.ts'

// The session layer's calls. Loaded when first needed: a visitor of the landing page downloads no schema.

export async function verifyToken(fetch: Fetch, signal: AbortSignal) {
  const answer = await okJson(
    await apiClient(fetch).auth['verify-token'].$post({}, { init: { signal } }),
    t.notSignedIn,
  )
  return verifiedAnswer.parse(answer)
}

export async function login(fetch: Fetch, body: LoginBody) {
  return signedIn.parse(await okJson(await apiClient(fetch).auth.login.$post({ json: body }), t.loginFailed))
}

export async function register(fetch: Fetch, body: RegisterBody) {
  return signedIn.parse(
    await okJson(await apiClient(fetch).auth.register.$post({ json: body }), t.registrationFailed),
  )
}

export async function updateProfile(fetch: Fetch, body: ProfileBody) {
  const answer = await okJson(await apiClient(fetch).auth.profile.$put({ json: body }), t.profileUpdateFailed)
  return userAnswer.parse(answer).user
}

export async function changePassword(fetch: Fetch, body: ChangePasswordBody) {
  await okJson(await apiClient(fetch).auth['change-password'].$put({ json: body }), t.passwordChangeFailed)
}

/** Whether it is over there: also where it had ended by itself before. */
export async function endSession(fetch: Fetch, signal: AbortSignal) {
  const { ok, status } = await apiClient(fetch).auth.logout.$post({}, { init: { signal } })
  return ok || status === 401
}
