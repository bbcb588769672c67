import { type FormEvent, useState } from 'react'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { CodeField } from '../auth/code-field.tsx'
import { asksForCode } from '../auth/second-factor.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { t } from './dialog-texts.ts'

interface SignInAgainProps {
  email: string
  /** `deactivated`: by an administrator; signing in works when it is active again. */
  why: 'expired' | 'deactivated' | 'confirm'
  onLater: () => void
}

const titles = () => ({
  expired: t.signInAgain,
  deactivated: t.thisAccountHasBeenDeactivated,
  confirm: t.enterYourPasswordAgain,
})

function Why({ email, why }: Pick<SignInAgainProps, 'email' | 'why'>) {
  if (why === 'confirm') return <p>{t.youSignedInAWhile}</p>
  const deactivated = why === 'deactivated'
  return (
    <p>
      {fill(deactivated ? t.anAdministratorDeactivatedIt : t.thePageUnderThisStays, {
        email: <bdi className="font-medium text-ink">{email}</bdi>,
      })}
    </p>
  )
}

/** The same person again, over the untouched page. */
export function SignInAgainDialog({ email, why, onLater }: SignInAgainProps) {
  const { reauthenticate } = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!password) return setProblem(t.passwordIsRequired)
    setBusy(true)
    try {
      await reauthenticate(password, code)
    } catch (error) {
      if (asksForCode(error)) setAsksCode(true)
      else setProblem((error instanceof Error && error.message) || t.loginFailedPleaseTryAgain)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onLater} title={titles()[why]} description={<Why email={email} why={why} />}>
      <form onSubmit={submit} noValidate className="mt-6 space-y-4">
        {/* For password managers: they fill in what belongs to this address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem('')
          }}
        />
        {asksCode && (
          <CodeField
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              setProblem('')
            }}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onLater}>{t.notNow}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={busy}>
            {busy ? t.signingIn : why === 'confirm' ? t.continue : t.signIn}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
