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
import { t } from './texts.ts'

const auth = (fetch: Fetch) => apiClient(fetch).auth

export const listEvents = async (fetch: Fetch) =>
  z.array(signInEvent).parse(await okJson(await auth(fetch).events.$get(), t.recentSignInsCouldNot))

export const getSecondFactor = async (fetch: Fetch) =>
  secondFactorState.parse(await okJson(await auth(fetch)['second-factor'].$get(), t.twoStepSignInCould))

export const setUpSecondFactor = async (fetch: Fetch, password: string) =>
  secondFactorSetup.parse(
    await okJson(
      await auth(fetch)['second-factor'].setup.$post({ json: { password } }),
      t.twoStepSignInCould,
    ),
  )

export const turnOnSecondFactor = async (fetch: Fetch, code: string) =>
  recoveryCodesAnswer.parse(
    await okJson(await auth(fetch)['second-factor'].$post({ json: { code } }), t.twoStepSignInCould),
  ).recoveryCodes

export const turnOffSecondFactor = async (fetch: Fetch, password: string) =>
  done(await auth(fetch)['second-factor'].$delete({ json: { password } }), t.twoStepSignInCould)

export const listPasskeys = async (fetch: Fetch) =>
  z.array(passkeyInfo).parse(await okJson(await auth(fetch).passkeys.$get(), t.yourPasskeysCouldNotBe))

export const removePasskey = async (fetch: Fetch, id: string) =>
  done(await auth(fetch).passkeys[':id'].$delete({ param: { id } }), t.thePasskeyCouldNotBe)
