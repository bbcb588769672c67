import { Link, useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { resetBody } from '#shared/schema/account.ts'
import { resetPassword } from '#web/api/account.ts'
import { AuthPage } from '#web/components/auth/auth-page.tsx'
import { FormProblem } from '#web/components/form/form-problem.tsx'
import { StrengthMeter } from '#web/components/form/strength-meter.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

const resetForm = z
  .object({
    newPassword: resetBody.shape.newPassword,
    confirmPassword: z.string().min(1, { error: () => t.pleaseConfirmYourPassword }),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: () => t.passwordsDoNotMatch,
  })

const LINK = 'text-pencil underline underline-offset-2'

/** The token stands behind the #: it reaches no server log. */
export default function Reset() {
  const { fetch } = useSession()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const { field, refuseHere, problem, handleSubmit, formState, watch } = useFormOf(resetForm, {
    newPassword: '',
    confirmPassword: '',
  })
  const busy = formState.isSubmitting
  const password = watch('newPassword')

  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await resetPassword(fetch, token, newPassword)
      toast.success(t.passwordChangedSuccessfully)
      navigate('/login', { replace: true })
    } catch (error) {
      refuseHere(error, t.passwordChangeFailed)
    }
  })

  return (
    <AuthPage page="reset" lead={<p>{t.allDevicesThatAreSigned}</p>}>
      {token ? (
        <form onSubmit={submit} noValidate className="space-y-5">
          <FormProblem text={problem} />
          <PasswordField
            label={t.newPassword}
            autoComplete="new-password"
            {...field('newPassword')}
            hint={password ? <StrengthMeter password={password} /> : undefined}
          />
          <PasswordField
            label={t.confirmNewPassword}
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
            {t.setTheNewPassword}
          </Button>
        </form>
      ) : (
        <Notice tone="fair">
          {fill(t.thisAddressIsNotA, {
            link: (inside) => (
              <Link to="/forgot" className={LINK}>
                {inside}
              </Link>
            ),
          })}
        </Notice>
      )}
    </AuthPage>
  )
}
