import { z } from 'zod'
import { EMAIL_MAX, NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'
import { secondFactorCode } from './sign-in.ts'

// Texts are the specification's; the same schemas validate the forms and the API.

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** No control characters, no halves of a character, nothing that turns the text after it around. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u

const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(EMAIL_MAX, 'Email is too long')
  .regex(EMAIL, 'Email is invalid')
  .regex(PRINTABLE, 'Email is invalid')
const password = z
  .string()
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, 'Password must be at least 6 characters')
  .max(PASSWORD_MAX, 'Password must be at most 128 characters')
const name = z
  .string()
  .min(1, 'Name is required')
  .trim()
  .min(NAME_MIN, 'Name must be at least 2 characters')
  .max(NAME_MAX, 'Name is too long')
  .regex(PRINTABLE, 'Name has characters that cannot be printed')

export const role = z.enum(['user', 'admin'])

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  isActive: z.boolean(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
  totalResumes: z.number().int(),
  totalAnalyses: z.number().int(),
  /** 'Keep resumes on this device': nothing but the account is synced. */
  deviceOnly: z.boolean(),
})
export type User = z.infer<typeof user>

export const loginBody = z.strictObject({
  email,
  password,
  remember: z.boolean().optional(),
  /** Asked for where two-step sign-in is on. */
  code: secondFactorCode.optional(),
})
export type LoginBody = z.infer<typeof loginBody>

/** Where the server confirms addresses: what was mailed to this one. */
const emailCode = z.string().max(40, 'This is not a code').optional()

export const registerBody = z.strictObject({
  name,
  email,
  password,
  /** Where the server is limited to invitations: what the link carried. */
  invitation: z.string().max(200).optional(),
  emailCode,
})
export type RegisterBody = z.infer<typeof registerBody>

export const signedIn = z.object({ token: z.string(), user })

export const userAnswer = z.object({ user })
/** `token`: to be used from now on. */
export const verifiedAnswer = z.object({ user, token: z.string().optional() })

export const profileBody = z.strictObject({
  name,
  email,
  currentPassword: z.string().max(PASSWORD_MAX).optional(),
  emailCode,
  deviceOnly: z.boolean().optional(),
})
export type ProfileBody = z.infer<typeof profileBody>

export const changePasswordBody = z.strictObject({
  currentPassword: z.string().min(1, 'Password is required').max(PASSWORD_MAX),
  newPassword: password,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const forgotBody = z.strictObject({ email })
export const forgotAnswer = z.object({ mail: z.boolean() })
export const resetBody = z.strictObject({ token: z.string().min(1).max(200), newPassword: password })

export const deleteAccountBody = z.strictObject({
  password: z.string().min(1).max(PASSWORD_MAX),
  confirmation: z.literal('DELETE'),
})

export const sessionInfo = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsed: z.string(),
  expiresAt: z.string(),
  userAgent: z.string(),
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof sessionInfo>

/** What the screens may know of this server before anyone signs in. */
export const serverInfo = z.object({
  name: z.string(),
  version: z.string(),
  mail: z.boolean(),
  contactEmail: z.string(),
  ai: z.object({ available: z.boolean(), model: z.string(), reason: z.string() }),
  modelBaseUrl: z.string(),
})
export type ServerInfo = z.infer<typeof serverInfo>
