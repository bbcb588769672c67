import { z } from 'zod'
import { registerBody } from '#shared/schema/account.ts'

/** The form asks twice and for consent; neither is sent. */
export const registerForm = z
  .object({
    ...registerBody.omit({ invitation: true }).shape,
    confirmPassword: z.string().min(1, 'Please confirm your password'),
    terms: z.boolean().refine((agreed) => agreed, 'Please agree to the terms and the privacy policy'),
  })
  .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Said together with the other errors, not after them.
    when: () => true,
  })
