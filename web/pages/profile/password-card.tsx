import { FormProblem } from '#web/components/form/form-problem.tsx'
import { StrengthMeter } from '#web/components/form/strength-meter.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { passwordForm } from './password-form.ts'
import { Section } from './section.tsx'

const FAILED = 'Password change failed'

export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const { changePassword } = useSession()
  const toast = useToast()
  const { field, refuse, problem, handleSubmit, formState, watch, reset } = useFormOf(passwordForm, {
    currentPassword: '',
    newPassword: '',
    confirmPassword: '',
  })
  const values = watch(['currentPassword', 'newPassword', 'confirmPassword'])
  const busy = formState.isSubmitting

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await changePassword({ currentPassword, newPassword })
      toast.success('Password changed successfully!')
      reset()
      onChanged()
    } catch (error) {
      toast.error(refuse(error, FAILED))
    }
  })

  return (
    <Section title="Change Password">
      <form onSubmit={submit} noValidate className="space-y-5">
        <FormProblem text={problem} />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          {...field('newPassword')}
          hint={values[1] ? <StrengthMeter password={values[1]} /> : undefined}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <NeedsServer what="Changing the password" />
        <Button type="submit" variant="primary" busy={busy} disabled={busy || values.some((text) => !text)}>
          Change Password
        </Button>
        <p className="text-sm text-ink-soft">Your other sessions end when the password changes.</p>
      </form>
    </Section>
  )
}
