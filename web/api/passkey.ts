import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { signedIn } from '#shared/schema/account.ts'
import { passkeyOptions } from '#shared/schema/sign-in.ts'
import { apiClient } from './client.ts'
import type { Fetch } from './fetch.ts'
import { done, okJson } from './problem.ts'
import { t } from './texts.ts'

// Loaded when somebody uses a passkey. What the browser and the server say to each other is checked by the server's library.

export async function loginWithPasskey(fetch: Fetch, remember: boolean) {
  const { passkeys } = apiClient(fetch).auth
  const asked = passkeyOptions.parse(
    await okJson(await passkeys['login-options'].$post(), t.thePasskeyDidNotWork),
  )
  const optionsJSON = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = { ...(await startAuthentication({ optionsJSON })) }
  const json = { challenge: asked.challenge, response, remember }
  return signedIn.parse(await okJson(await passkeys.login.$post({ json }), t.thePasskeyDidNotWork))
}

export async function addPasskey(fetch: Fetch, name: string): Promise<void> {
  const { passkeys } = apiClient(fetch).auth
  const asked = passkeyOptions.parse(await okJson(await passkeys.options.$post(), t.thePasskeyDidNotWork))
  const optionsJSON = asked.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = { ...(await startRegistration({ optionsJSON })) }
  await done(
    await passkeys.$post({ json: { challenge: asked.challenge, name, response } }),
    t.thePasskeyDidNotWork,
  )
}
