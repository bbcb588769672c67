import { z } from 'zod'
import { PASSWORD_MAX } from './limits.ts'

// Ways in beside the password, and what happened to them.

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactorCode = z.string().trim().min(1, 'Enter the code').max(40, 'This is not a code')

const currentPassword = z.string().min(1, 'Password is required').max(PASSWORD_MAX)

export const secondFactorState = z.object({ on: z.boolean(), recoveryCodes: z.number().int() })
export const secondFactorSetupBody = z.strictObject({ password: currentPassword })
/** `uri` opens an authenticator app; `secret` is typed into one. */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>
export const secondFactorConfirmBody = z.strictObject({ code: secondFactorCode })
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })

/** What WebAuthn says is checked by its library; here only its size is. */
const webauthn = z.record(z.string().max(100), z.unknown())
export const passkeyOptions = z.object({ challenge: z.uuid(), options: webauthn })
export const passkeyBody = z.strictObject({
  challenge: z.uuid(),
  name: z.string().trim().max(100).default(''),
  response: webauthn,
})
export const passkeyLoginBody = z.strictObject({
  challenge: z.uuid(),
  response: webauthn,
  remember: z.boolean().optional(),
})
export const passkeyInfo = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsed: z.string().nullable(),
})
export type PasskeyInfo = z.infer<typeof passkeyInfo>

const signInEventKind = z.enum([
  'sign-in',
  'sign-in-passkey',
  'sign-in-refused',
  'recovery-code-used',
  'password-changed',
  'password-reset',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
])
export type SignInEventKind = z.infer<typeof signInEventKind>
export const signInEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: signInEventKind,
  device: z.string(),
})
export type SignInEvent = z.infer<typeof signInEvent>
