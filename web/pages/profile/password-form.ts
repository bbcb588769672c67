import { z } from 'zod'
import { changePasswordBody } from '#shared/schema/account.ts'

export const passwordForm = z
  .object({ ...changePasswordBody.shape, confirmPassword: z.string() })
  .superRefine(({ currentPassword, newPassword, confirmPassword }, context) => {
    if (newPassword !== confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'Passwords do not match' })
    else if (newPassword === currentPassword)
      context.addIssue({
        code: 'custom',
        path: ['newPassword'],
        message: 'Choose a password that is not the one you have now',
      })
  })
