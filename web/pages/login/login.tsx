import { Link, useLocation } from 'react-router-dom'
import { loginBody } from '#shared/schema/account.ts'
import { AuthPage } from '#web/components/auth/auth-page.tsx'
import { SocialButtons } from '#web/components/auth/social-buttons.tsx'
import { FormProblem } from '#web/components/form/form-problem.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'

const TURNED_AWAY = {
  expired: 'Your session has ended. What you did stays on this device: sign in again to go on.',
  deactivated:
    'This account has been deactivated by an administrator. What you did stays on this device until the account is active and signs in again.',
}

export default function Login() {
  const { login, turnedAway } = useSession()
  const { state } = useLocation()
  const toast = useToast()
  const { field, refuse, problem, register, handleSubmit, formState } = useFormOf(loginBody, {
    email: '',
    password: '',
    remember: false,
  })
  const busy = formState.isSubmitting

  const submit = handleSubmit(async (body) => {
    try {
      // Where to afterwards is the route guard's: the page one came from, else the dashboard.
      await login(body)
      toast.success('Login successful!')
    } catch (error) {
      toast.error(refuse(error, 'Login failed. Please try again.'))
    }
  })

  return (
    <AuthPage
      page="login"
      lead={
        <p>
          Or{' '}
          <Link to="/register" state={state} className="text-pencil underline underline-offset-2">
            create a new account
          </Link>
        </p>
      }
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        {turnedAway && !problem && <Notice tone="fair">{TURNED_AWAY[turnedAway]}</Notice>}
        <FormProblem text={problem} />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <Checkbox label="Remember me" {...register('remember')} />
          <Link to="/forgot" className="text-pencil underline underline-offset-2">
            Forgot your password?
          </Link>
        </div>
        <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
        <SocialButtons />
      </form>
    </AuthPage>
  )
}
