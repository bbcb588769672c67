import { Check } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AuthPage } from '#web/components/auth/auth-page.tsx'
import { SocialButtons } from '#web/components/auth/social-buttons.tsx'
import { FormProblem } from '#web/components/form/form-problem.tsx'
import { StrengthMeter } from '#web/components/form/strength-meter.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { registerForm } from './register-form.ts'

const LINK = 'text-pencil underline underline-offset-2'

function PasswordsMatch() {
  return (
    <span role="status" className="flex items-center gap-1 text-good">
      <Check aria-hidden className="size-4" />
      Passwords match
    </span>
  )
}

export default function Register() {
  const { register: createAccount } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  // The page one was sent from, for signing in afterwards.
  const { state, hash } = useLocation()
  // Behind the #: it reaches no server's log.
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation')
  const { field, refuse, problem, handleSubmit, formState, watch } = useFormOf(registerForm, {
    name: '',
    email: '',
    password: '',
    confirmPassword: '',
    terms: false,
  })
  const [password, confirmation] = watch(['password', 'confirmPassword'])
  const busy = formState.isSubmitting

  const submit = handleSubmit(async ({ name, email, password }) => {
    try {
      await createAccount({ name, email, password, ...(invitation ? { invitation } : {}) })
      toast.success('Registration successful! Please log in.')
      navigate('/login', { state: { ...state, email } })
    } catch (error) {
      toast.error(refuse(error, 'Registration failed. Please try again.'))
    }
  })

  return (
    <AuthPage
      page="register"
      lead={
        <p>
          Or{' '}
          <Link to="/login" state={state} className={LINK}>
            sign in to your existing account
          </Link>
        </p>
      }
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <FormProblem text={problem} />
        <TextField label="Full Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          {...field('password')}
          hint={password ? <StrengthMeter password={password} /> : undefined}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...field('confirmPassword')}
          hint={confirmation && confirmation === password ? <PasswordsMatch /> : undefined}
        />
        <Checkbox
          required
          {...field('terms')}
          label={
            <>
              I agree to the{' '}
              <Link to="/terms" target="_blank" className={LINK}>
                Terms of Service
              </Link>{' '}
              and the{' '}
              <Link to="/privacy" target="_blank" className={LINK}>
                Privacy Policy
              </Link>
            </>
          }
        />
        <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
          {busy ? 'Creating account...' : 'Create account'}
        </Button>
        <SocialButtons />
      </form>
    </AuthPage>
  )
}
