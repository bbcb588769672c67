import { z } from 'zod'
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX } from './limits.ts'

/** Lists page by keyset: `after` is the opaque cursor of the Link header. */
export const limits = z.object({
  limit: z.coerce.number().int().min(1).max(LIST_LIMIT_MAX).default(LIST_LIMIT_DEFAULT),
  after: z.string().max(500).optional(),
})
