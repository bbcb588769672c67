import { StrengthMeter } from '#web/components/form/strength-meter.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { passwordForm } from './password-form.ts'
import { Section } from './section.tsx'
import { t } from './texts.ts'

export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const { changePassword } = useSession()
  const toast = useToast()
  const { field, refuse, handleSubmit, formState, watch, reset } = useFormOf(passwordForm, {
    currentPassword: '',
    newPassword: '',
    confirmPassword: '',
  })
  const values = watch(['currentPassword', 'newPassword', 'confirmPassword'])
  const busy = formState.isSubmitting

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await changePassword({ currentPassword, newPassword })
      toast.success(t.passwordChangedSuccessfully)
      reset()
      onChanged()
    } catch (error) {
      toast.error(refuse(error, t.passwordChangeFailed))
    }
  })

  return (
    <Section title={t.changePassword}>
      <form onSubmit={submit} noValidate className="space-y-5">
        <PasswordField
          label={t.currentPassword}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label={t.newPassword}
          autoComplete="new-password"
          {...field('newPassword')}
          hint={values[1] ? <StrengthMeter password={values[1]} /> : undefined}
        />
        <PasswordField
          label={t.confirmNewPassword}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <NeedsServer what={t.changingThePassword} />
        <Button type="submit" variant="primary" busy={busy} disabled={busy || values.some((text) => !text)}>
          {t.changePassword}
        </Button>
        <p className="text-sm text-ink-soft">{t.yourOtherSessionsEndWhen}</p>
      </form>
    </Section>
  )
}
