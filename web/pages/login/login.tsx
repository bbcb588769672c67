import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { z } from 'zod'
import { loginBody } from '#shared/schema/account.ts'
import { AuthPage } from '#web/components/auth/auth-page.tsx'
import { CodeField } from '#web/components/auth/code-field.tsx'
import { asksForCode } from '#web/components/auth/second-factor.ts'
import { SocialButtons } from '#web/components/auth/social-buttons.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import type { FromState } from '#web/components/shell/guard.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

/** An empty code is none: it is asked for only where two-step sign-in is on. */
const loginForm = z.object({ ...loginBody.shape, code: z.string() })

const PASSKEYS = 'PublicKeyCredential' in globalThis

const TURNED_AWAY = {
  get expired() {
    return t.yourSessionHasEndedWhat
  },
  get deactivated() {
    return t.thisAccountHasBeenDeactivated
  },
}

export default function Login() {
  const { login, loginWithPasskey, turnedAway } = useSession()
  const [asksCode, setAsksCode] = useState(false)
  const { state } = useLocation()
  const toast = useToast()
  const { field, refuse, register, handleSubmit, formState, getValues } = useFormOf(loginForm, {
    email: (state as FromState | null)?.email ?? '',
    password: '',
    remember: false,
    code: '',
  })
  const busy = formState.isSubmitting

  const submit = handleSubmit(async ({ code, ...body }) => {
    try {
      // Where to afterwards is the route guard's: the page one came from, else the dashboard.
      await login(code ? { ...body, code } : body)
      toast.success(t.loginSuccessful)
    } catch (error) {
      if (asksForCode(error)) setAsksCode(true)
      else toast.error(refuse(error, t.loginFailedPleaseTryAgain))
    }
  })

  const byPasskey = async () => {
    try {
      await loginWithPasskey(getValues('remember') ?? false)
      toast.success(t.loginSuccessful)
    } catch (error) {
      toast.error(refuse(error, t.thePasskeyDidNotWork))
    }
  }

  return (
    <AuthPage
      page="login"
      lead={
        <p>
          {fill(t.orCreateANewAccount, {
            link: (inside) => (
              <Link to="/register" replace state={state} className="text-pencil underline underline-offset-2">
                {inside}
              </Link>
            ),
          })}
        </p>
      }
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        {turnedAway && <Notice tone="fair">{TURNED_AWAY[turnedAway]}</Notice>}
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email')}
        />
        <PasswordField label={t.password} autoComplete="current-password" {...field('password')} />
        {asksCode && <CodeField autoFocus {...field('code')} />}
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <Checkbox label={t.rememberMe} {...register('remember')} />
          <Link
            to="/forgot"
            className="inline-flex items-center text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {t.forgotYourPassword}
          </Link>
        </div>
        <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
          {busy ? t.signingIn : t.signIn}
        </Button>
        {PASSKEYS && (
          <Button className="w-full" disabled={busy} onClick={byPasskey}>
            {t.useAPasskey}
          </Button>
        )}
        <SocialButtons />
      </form>
    </AuthPage>
  )
}
