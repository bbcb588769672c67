import { z } from 'zod'

/** The body of every answer that is not a success. `code` is stable, `error` is text for people. */
export const apiError = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ApiError = z.infer<typeof apiError>
