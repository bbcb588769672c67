import type { z } from 'zod'
import type {
  changePasswordBody,
  deleteAccountBody,
  forgotAnswer,
  forgotBody,
  loginBody,
  profileBody,
  registerBody,
  resetBody,
  serverInfo,
  sessionInfo,
  signedIn,
  userAnswer,
} from './account.ts'
import type {
  adminAnalysesQuery,
  adminAnalysis,
  adminResume,
  adminResumesQuery,
  adminStats,
  adminUserPatch,
  adminUsers,
  adminUsersQuery,
  auditEntry,
  exportKind,
  invitationBody,
  invitationLink,
  resetLink,
} from './admin.ts'
import type { aiAnalyzeBody, aiRewriteAnswer, aiRewriteBody } from './ai.ts'
import type { analysisBody } from './analysis.ts'
import type { analyzeAnswer, analyzeForm } from './analyze-request.ts'
import type { limits } from './paging.ts'
import type {
  passkeyBody,
  passkeyInfo,
  passkeyLoginBody,
  passkeyOptions,
  recoveryCodesAnswer,
  secondFactorConfirmBody,
  secondFactorSetup,
  secondFactorSetupBody,
  secondFactorState,
  signInEvent,
} from './sign-in.ts'
import type { pullAnswer, pullQuery, pushAnswer, pushBody } from './sync.ts'

// Each call that the app makes, with what it takes and what it answers: the shape hono/client types itself by. The
// server's own routes are held against it (server/contract.ts); its types stay out of the app, and Node's with them.

type In<Schema extends z.ZodType> = z.input<Schema>
type Out<Schema extends z.ZodType> = z.output<Schema>

// Aliases, not interfaces: hono looks for an index signature, which only an alias has of itself.
type Answers<Input, Output> = {
  input: Input
  output: Output
  outputFormat: 'json'
  status: 200
}
/** Nothing comes back, or a stream that is no JSON. */
type Does<Input> = {
  input: Input
  output: null
  outputFormat: 'body'
  status: 204 | 401
}
/** What is a number there travels as text. */
interface Query<Schema extends z.ZodType> {
  query: {
    [Name in keyof In<Schema>]: In<Schema>[Name] extends string | undefined ? In<Schema>[Name] : string
  }
}
// biome-ignore lint/complexity/noBannedTypes: hono's own word for a call that takes nothing
type Nothing = {}
interface OneOf {
  param: { id: string }
}

export type Contract = {
  '/api/info': { $get: Answers<Nothing, Out<typeof serverInfo>> }

  '/api/auth/register': { $post: Answers<{ json: In<typeof registerBody> }, Out<typeof signedIn>> }
  '/api/auth/login': { $post: Answers<{ json: In<typeof loginBody> }, Out<typeof signedIn>> }
  '/api/auth/verify-token': { $post: Answers<Nothing, Out<typeof userAnswer>> }
  '/api/auth/logout': { $post: Does<Nothing> }
  '/api/auth/profile': { $put: Answers<{ json: In<typeof profileBody> }, Out<typeof userAnswer>> }
  '/api/auth/change-password': {
    $put: Answers<{ json: In<typeof changePasswordBody> }, Out<typeof userAnswer>>
  }
  '/api/auth/forgot': { $post: Answers<{ json: In<typeof forgotBody> }, Out<typeof forgotAnswer>> }
  '/api/auth/reset': { $post: Does<{ json: In<typeof resetBody> }> }
  '/api/auth/account': { $delete: Does<{ json: In<typeof deleteAccountBody> }> }
  '/api/auth/export': { $get: Does<Nothing> }
  '/api/auth/events': { $get: Answers<Nothing, Out<typeof signInEvent>[]> }
  '/api/auth/second-factor': {
    $get: Answers<Nothing, Out<typeof secondFactorState>>
    $post: Answers<{ json: In<typeof secondFactorConfirmBody> }, Out<typeof recoveryCodesAnswer>>
    $delete: Does<{ json: In<typeof secondFactorSetupBody> }>
  }
  '/api/auth/second-factor/setup': {
    $post: Answers<{ json: In<typeof secondFactorSetupBody> }, Out<typeof secondFactorSetup>>
  }
  '/api/auth/passkeys': {
    $get: Answers<Nothing, Out<typeof passkeyInfo>[]>
    $post: Does<{ json: In<typeof passkeyBody> }>
  }
  '/api/auth/passkeys/:id': { $delete: Does<OneOf> }
  '/api/auth/passkeys/options': { $post: Answers<Nothing, Out<typeof passkeyOptions>> }
  '/api/auth/passkeys/login-options': { $post: Answers<Nothing, Out<typeof passkeyOptions>> }
  '/api/auth/passkeys/login': {
    $post: Answers<{ json: In<typeof passkeyLoginBody> }, Out<typeof signedIn>>
  }
  '/api/auth/sessions': {
    $get: Answers<Nothing, Out<typeof sessionInfo>[]>
    $delete: Does<Nothing>
  }
  '/api/auth/sessions/:id': { $delete: Does<OneOf> }

  '/api/analysis/standard': {
    $post: Answers<{ form: In<typeof analyzeForm> }, Out<typeof analyzeAnswer>>
  }
  '/api/ai/analyze': { $post: Does<{ json: In<typeof aiAnalyzeBody> }> }
  '/api/ai/rewrite': { $post: Answers<{ json: In<typeof aiRewriteBody> }, Out<typeof aiRewriteAnswer>> }

  '/api/sync/push': { $post: Answers<{ json: In<typeof pushBody> }, Out<typeof pushAnswer>> }
  '/api/sync/pull': { $get: Answers<Query<typeof pullQuery>, Out<typeof pullAnswer>> }
  '/api/sync/analyses/:id/body': { $get: Answers<OneOf, { body: Out<typeof analysisBody> }> }

  '/api/admin/stats': { $get: Answers<Nothing, Out<typeof adminStats>> }
  '/api/admin/users': { $get: Answers<Query<typeof adminUsersQuery>, Out<typeof adminUsers>> }
  '/api/admin/users/:id': {
    $patch: Answers<OneOf & { json: In<typeof adminUserPatch> }, Out<typeof userAnswer>>
    $delete: Does<OneOf>
  }
  '/api/admin/users/:id/reset-link': { $post: Answers<OneOf, Out<typeof resetLink>> }
  '/api/admin/invitations': {
    $post: Answers<{ json: In<typeof invitationBody> }, Out<typeof invitationLink>>
  }
  '/api/admin/analyses': { $get: Answers<Query<typeof adminAnalysesQuery>, Out<typeof adminAnalysis>[]> }
  '/api/admin/analyses/:id': { $delete: Does<OneOf> }
  '/api/admin/resumes': { $get: Answers<Query<typeof adminResumesQuery>, Out<typeof adminResume>[]> }
  '/api/admin/resumes/:id': { $delete: Does<OneOf> }
  '/api/admin/audit': { $get: Answers<Query<typeof limits>, Out<typeof auditEntry>[]> }
  '/api/admin/export/:kind': { $get: Does<{ param: { kind: Out<typeof exportKind> } }> }
}
