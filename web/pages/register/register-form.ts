import { z } from 'zod'
import { registerBody } from '#shared/schema/account.ts'
import { t } from './texts.ts'

/** The form asks twice and for consent; neither is sent. */
export const registerForm = z
  .object({
    ...registerBody.omit({ invitation: true }).shape,
    emailCode: z.string(),
    confirmPassword: z.string().min(1, { error: () => t.pleaseConfirmYourPassword }),
    terms: z.boolean().refine((agreed) => agreed, { error: () => t.pleaseAgreeToTheTerms }),
  })
  .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
    path: ['confirmPassword'],
    error: () => t.passwordsDoNotMatch,
    // Said together with the other errors, not after them.
    when: () => true,
  })
