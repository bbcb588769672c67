import { z } from 'zod'
import { changePasswordBody } from '#shared/schema/account.ts'
import { t } from './texts.ts'

export const passwordForm = z
  .object({ ...changePasswordBody.shape, confirmPassword: z.string() })
  .superRefine(({ currentPassword, newPassword, confirmPassword }, context) => {
    if (newPassword !== confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: t.passwordsDoNotMatch })
    else if (newPassword === currentPassword)
      context.addIssue({
        code: 'custom',
        path: ['newPassword'],
        message: t.chooseAPasswordThatIs,
      })
  })
