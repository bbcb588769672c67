import {
  type ChangePasswordBody,
  type LoginBody,
  type ProfileBody,
  type RegisterBody,
  signedIn,
  userAnswer,
} from '#shared/schema/account.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { okJson } from '#web/api/problem.ts'

// The session layer's calls. Loaded when first needed: a visitor of the landing page downloads no schema.

const post = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export async function verifyToken(fetch: Fetch, signal: AbortSignal) {
  const answer = await okJson(
    await fetch('/api/auth/verify-token', { method: 'POST', signal }),
    'Not signed in',
  )
  return userAnswer.parse(answer).user
}

export async function login(fetch: Fetch, body: LoginBody) {
  return signedIn.parse(await okJson(await fetch('/api/auth/login', post(body)), 'Login failed'))
}

export async function register(fetch: Fetch, body: RegisterBody) {
  return signedIn.parse(await okJson(await fetch('/api/auth/register', post(body)), 'Registration failed'))
}

export async function updateProfile(fetch: Fetch, body: ProfileBody) {
  const answer = await okJson(await fetch('/api/auth/profile', post(body, 'PUT')), 'Profile update failed')
  return userAnswer.parse(answer).user
}

export async function changePassword(fetch: Fetch, body: ChangePasswordBody) {
  await okJson(await fetch('/api/auth/change-password', post(body, 'PUT')), 'Password change failed')
}

/** Whether it is over there: also where it had ended by itself before. */
export async function endSession(fetch: Fetch, signal: AbortSignal) {
  const { ok, status } = await fetch('/api/auth/logout', { method: 'POST', signal })
  return ok || status === 401
}
