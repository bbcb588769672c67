import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AuthPage } from '#web/components/auth/auth-page.tsx'
import { EmailCodeField } from '#web/components/auth/email-code-field.tsx'
import { asksForEmailCode } from '#web/components/auth/second-factor.ts'
import { SocialButtons } from '#web/components/auth/social-buttons.tsx'
import { StrengthMeter } from '#web/components/form/strength-meter.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { keepFields, keptFields, letFieldsGo } from './kept-fields.ts'
import { registerForm } from './register-form.ts'
import { t } from './texts.ts'

const LINK = 'text-pencil underline underline-offset-2'

function PasswordsMatch() {
  return (
    <span role="status" className="flex items-center gap-1 text-good">
      <Check aria-hidden className="size-4" />
      {t.passwordsMatch}
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
  const [kept] = useState(keptFields)
  const { field, refuse, handleSubmit, formState, watch, setValue } = useFormOf(registerForm, {
    ...kept,
    password: '',
    confirmPassword: '',
    terms: false,
    emailCode: '',
  })
  const [asksCode, setAsksCode] = useState(false)
  const [password, confirmation] = watch(['password', 'confirmPassword'])
  const busy = formState.isSubmitting
  const [name, email] = watch(['name', 'email'])
  useEffect(() => keepFields({ name, email }), [name, email])

  const submit = handleSubmit(async ({ name, email, password, emailCode }) => {
    try {
      await createAccount({
        ...{ name, email, password },
        ...(invitation ? { invitation } : {}),
        ...(emailCode ? { emailCode } : {}),
      })
      letFieldsGo()
      toast.success(t.registrationSuccessfulPleaseLogIn)
      // The form is done with: going back must not lead through it.
      navigate('/login', { replace: true, state: { ...state, email } })
    } catch (error) {
      if (asksForEmailCode(error)) setAsksCode(true)
      else toast.error(refuse(error, t.registrationFailedPleaseTryAgain))
    }
  })

  const sendAgain = () => {
    setValue('emailCode', '')
    void submit()
  }

  return (
    <AuthPage
      page="register"
      lead={
        <p>
          {fill(t.orSignInToYour, {
            link: (inside) => (
              <Link to="/login" replace state={state} className={LINK}>
                {inside}
              </Link>
            ),
          })}
        </p>
      }
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <TextField label={t.fullName} autoComplete="name" {...field('name')} />
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email')}
        />
        <PasswordField
          label={t.password}
          autoComplete="new-password"
          {...field('password')}
          hint={password ? <StrengthMeter password={password} /> : undefined}
        />
        <PasswordField
          label={t.confirmPassword}
          autoComplete="new-password"
          {...field('confirmPassword')}
          hint={confirmation && confirmation === password ? <PasswordsMatch /> : undefined}
        />
        {asksCode && <EmailCodeField {...field('emailCode')} busy={busy} onAgain={sendAgain} />}
        <Checkbox
          required
          {...field('terms')}
          label={fill(t.iAgreeToTheTerms, {
            terms: (inside) => (
              <Link to="/terms" target="_blank" className={LINK}>
                {inside}
              </Link>
            ),
            privacy: (inside) => (
              <Link to="/privacy" target="_blank" className={LINK}>
                {inside}
              </Link>
            ),
          })}
        />
        <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
          {busy ? t.creatingAccount : t.createAccount}
        </Button>
        <SocialButtons />
      </form>
    </AuthPage>
  )
}
