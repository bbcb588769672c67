import { z } from 'zod'
import { forgotAnswer, type SessionInfo, serverInfo, sessionInfo } from '#shared/schema/account.ts'
import type { Fetch } from './fetch.ts'
import { okJson, problemOf } from './problem.ts'

// The calls of the account's own screens.

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function done(response: Response, fallback: string): Promise<void> {
  if (!response.ok) throw await problemOf(response, fallback)
}

export const getServerInfo = async (fetch: Fetch) =>
  serverInfo.parse(await okJson(await fetch('/api/info'), 'The server did not answer'))

export const askForReset = async (fetch: Fetch, email: string) =>
  forgotAnswer.parse(
    await okJson(await fetch('/api/auth/forgot', json('POST', { email })), 'The link could not be asked for'),
  )

export const resetPassword = async (fetch: Fetch, token: string, newPassword: string) =>
  done(
    await fetch('/api/auth/reset', json('POST', { token, newPassword })),
    'The password could not be changed',
  )

export const listSessions = async (fetch: Fetch): Promise<SessionInfo[]> =>
  z
    .array(sessionInfo)
    .parse(await okJson(await fetch('/api/auth/sessions'), 'Your sessions could not be listed'))

export const endSession = async (fetch: Fetch, id: string) =>
  done(
    await fetch(`/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    'The session could not be ended',
  )

export const endOtherSessions = async (fetch: Fetch) =>
  done(await fetch('/api/auth/sessions', { method: 'DELETE' }), 'The sessions could not be ended')

export async function exportAccount(fetch: Fetch): Promise<Blob> {
  const response = await fetch('/api/auth/export')
  await done(response, 'Your data could not be exported')
  return response.blob()
}

export const deleteAccount = async (fetch: Fetch, password: string) =>
  done(
    await fetch('/api/auth/account', json('DELETE', { password, confirmation: 'DELETE' })),
    'The account could not be deleted',
  )
