import { z } from 'zod'
import { forgotAnswer, type SessionInfo, serverInfo, sessionInfo } from '#shared/schema/account.ts'
import { apiClient } from './client.ts'
import type { Fetch } from './fetch.ts'
import { done, okJson } from './problem.ts'
import { t } from './texts.ts'

// The calls of the account's own screens.

export const getServerInfo = async (fetch: Fetch) =>
  serverInfo.parse(await okJson(await apiClient(fetch).info.$get(), t.theServerDidNotAnswer))

export const askForReset = async (fetch: Fetch, email: string) =>
  forgotAnswer.parse(
    await okJson(await apiClient(fetch).auth.forgot.$post({ json: { email } }), t.theLinkCouldNotBe),
  )

export const resetPassword = async (fetch: Fetch, token: string, newPassword: string) =>
  done(await apiClient(fetch).auth.reset.$post({ json: { token, newPassword } }), t.thePasswordCouldNotBe)

export const listSessions = async (fetch: Fetch): Promise<SessionInfo[]> =>
  z
    .array(sessionInfo)
    .parse(await okJson(await apiClient(fetch).auth.sessions.$get(), t.yourSessionsCouldNotBe))

export const endSession = async (fetch: Fetch, id: string) =>
  done(await apiClient(fetch).auth.sessions[':id'].$delete({ param: { id } }), t.theSessionCouldNotBe)

export const endOtherSessions = async (fetch: Fetch) =>
  done(await apiClient(fetch).auth.sessions.$delete(), t.theSessionsCouldNotBe)

export async function exportAccount(fetch: Fetch): Promise<Blob> {
  const response = await apiClient(fetch).auth.export.$get()
  await done(response, t.yourDataCouldNotBe)
  return response.blob()
}

export const deleteAccount = async (fetch: Fetch, password: string) =>
  done(
    await apiClient(fetch).auth.account.$delete({ json: { password, confirmation: 'DELETE' } }),
    t.theAccountCouldNotBe,
  )
