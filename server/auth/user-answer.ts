import type { SignedInUser } from '#server/deps.ts'
import type { User } from '#shared/schema/account.ts'

/** A user as the API shows them. */
export const userAnswerOf = (user: SignedInUser & { isActive?: boolean }): User => ({
  _id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  isActive: user.isActive ?? true,
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLogin?.toISOString() ?? null,
  totalResumes: user.totalResumes,
  totalAnalyses: user.totalAnalyses,
  deviceOnly: user.deviceOnly,
})
