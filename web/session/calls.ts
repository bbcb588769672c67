import {
  type ChangePasswordBody,
  type LoginBody,
  type ProfileBody,
  type RegisterBody,
  signedIn,
  userAnswer,
} from '#shared/schema/account.ts'
import { apiClient } from '#web/api/client.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { okJson } from '#web/api/problem.ts'

// The session layer's calls. Loaded when first needed: a visitor of the landing page downloads no schema.

export async function verifyToken(fetch: Fetch, signal: AbortSignal) {
  const answer = await okJson(
    await apiClient(fetch).auth['verify-token'].$post({}, { init: { signal } }),
    'Not signed in',
  )
  return userAnswer.parse(answer).user
}

export async function login(fetch: Fetch, body: LoginBody) {
  return signedIn.parse(await okJson(await apiClient(fetch).auth.login.$post({ json: body }), 'Login failed'))
}

export async function register(fetch: Fetch, body: RegisterBody) {
  return signedIn.parse(
    await okJson(await apiClient(fetch).auth.register.$post({ json: body }), 'Registration failed'),
  )
}

export async function updateProfile(fetch: Fetch, body: ProfileBody) {
  const answer = await okJson(
    await apiClient(fetch).auth.profile.$put({ json: body }),
    'Profile update failed',
  )
  return userAnswer.parse(answer).user
}

export async function changePassword(fetch: Fetch, body: ChangePasswordBody) {
  await okJson(await apiClient(fetch).auth['change-password'].$put({ json: body }), 'Password change failed')
}

/** Whether it is over there: also where it had ended by itself before. */
export async function endSession(fetch: Fetch, signal: AbortSignal) {
  const { ok, status } = await apiClient(fetch).auth.logout.$post({}, { init: { signal } })
  return ok || status === 401
}
