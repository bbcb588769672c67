import { z } from 'zod'
import {
  passkeyInfo,
  recoveryCodesAnswer,
  secondFactorSetup,
  secondFactorState,
  signInEvent,
} from '#shared/schema/sign-in.ts'
import { apiClient } from './client.ts'
import type { Fetch } from './fetch.ts'
import { done, okJson } from './problem.ts'

const auth = (fetch: Fetch) => apiClient(fetch).auth
const FACTOR = 'Two-step sign-in could not be changed'

export const listEvents = async (fetch: Fetch) =>
  z
    .array(signInEvent)
    .parse(await okJson(await auth(fetch).events.$get(), 'Recent sign-ins could not be listed'))

export const getSecondFactor = async (fetch: Fetch) =>
  secondFactorState.parse(await okJson(await auth(fetch)['second-factor'].$get(), FACTOR))

export const setUpSecondFactor = async (fetch: Fetch, password: string) =>
  secondFactorSetup.parse(
    await okJson(await auth(fetch)['second-factor'].setup.$post({ json: { password } }), FACTOR),
  )

export const turnOnSecondFactor = async (fetch: Fetch, code: string) =>
  recoveryCodesAnswer.parse(
    await okJson(await auth(fetch)['second-factor'].$post({ json: { code } }), FACTOR),
  ).recoveryCodes

export const turnOffSecondFactor = async (fetch: Fetch, password: string) =>
  done(await auth(fetch)['second-factor'].$delete({ json: { password } }), FACTOR)

export const listPasskeys = async (fetch: Fetch) =>
  z
    .array(passkeyInfo)
    .parse(await okJson(await auth(fetch).passkeys.$get(), 'Your passkeys could not be listed'))

export const removePasskey = async (fetch: Fetch, id: string) =>
  done(await auth(fetch).passkeys[':id'].$delete({ param: { id } }), 'The passkey could not be removed')
