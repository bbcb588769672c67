import { z } from 'zod'
import { registerBody, role, user } from './account.ts'
import { analysisRecord, analysisType } from './analysis.ts'
import { limits } from './paging.ts'

export const adminStats = z.object({
  totalUsers: z.number().int(),
  totalAnalyses: z.number().int(),
  totalResumes: z.number().int(),
  averageScore: z.number().nullable(),
})
export type AdminStats = z.infer<typeof adminStats>

const userSort = z.enum(['newest', 'oldest', 'name-asc', 'name-desc', 'email-asc', 'email-desc'])
export const adminUsersQuery = limits.extend({
  search: z.string().max(200).optional(),
  role: role.optional(),
  sort: userSort.default('newest'),
})

export const adminUserPatch = z
  .strictObject({ isActive: z.boolean().optional(), role: role.optional() })
  .refine((b) => b.isActive !== undefined || b.role !== undefined, 'Nothing to change')

const search = z.string().max(200).optional()

export const adminAnalysesQuery = limits.extend({
  /** In the resume's name, the user's name or email. */
  search,
  type: analysisType.optional(),
  sort: z.enum(['newest', 'oldest', 'score-desc', 'score-asc']).default('newest'),
})

export const adminResumesQuery = limits.extend({
  search,
  kind: z.enum(['upload', 'built']).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})

export const exportKind = z.enum(['users', 'analyses', 'resumes'])
export type ExportKind = z.infer<typeof exportKind>

/** `_id` is an opaque `user.id`, so that a delete finds its row by key. */
export const adminAnalysis = analysisRecord
  .omit({ suggestions: true, aiAnalysis: true })
  .extend({ userId: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable() })
export type AdminAnalysis = z.infer<typeof adminAnalysis>

export const adminResume = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(['upload', 'built']),
  template: z.string().nullable(),
  createdAt: z.string(),
  userId: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
})
export type AdminResume = z.infer<typeof adminResume>

const auditAction = z.enum([
  'user.role',
  'user.activate',
  'user.deactivate',
  'user.delete',
  'user.reset-link',
  'invitation',
  'analysis.delete',
  'resume.delete',
  'export',
  'admin.sign-in',
])
export type AuditAction = z.infer<typeof auditAction>

export const auditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** `email`: whom to mail it to; without, the link is handed over in another way. */
export const invitationBody = z.strictObject({ email: registerBody.shape.email.optional() })
export const invitationLink = z.object({ url: z.string(), expiresAt: z.string(), mailed: z.boolean() })
export type InvitationLink = z.infer<typeof invitationLink>

export const resetLink = z.object({ url: z.string(), expiresAt: z.string() })
export const adminUsers = z.array(user)
