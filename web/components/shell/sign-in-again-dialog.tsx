import { type FormEvent, useState } from 'react'
import { useSession } from '#web/session/session.tsx'
import { CodeField } from '../auth/code-field.tsx'
import { asksForCode } from '../auth/second-factor.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'

interface SignInAgainProps {
  email: string
  /** `deactivated`: by an administrator; signing in works when it is active again. */
  why: 'expired' | 'deactivated' | 'confirm'
  onLater: () => void
}

const TITLES = {
  expired: 'Sign in again',
  deactivated: 'This account has been deactivated',
  confirm: 'Enter your password again',
}

function Why({ email, why }: Pick<SignInAgainProps, 'email' | 'why'>) {
  if (why === 'confirm') return <p>You signed in a while ago. For this, we check that it is still you.</p>
  const deactivated = why === 'deactivated'
  return (
    <p>
      {deactivated ? 'An administrator deactivated it.' : 'Your session has ended.'} The page under this stays
      as it is, and what you did is kept on this device. It is synced as soon as{' '}
      <bdi className="font-medium text-ink">{email}</bdi>{' '}
      {deactivated ? 'is active and signs in again.' : 'signs in again.'}
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
    if (!password) return setProblem('Password is required')
    setBusy(true)
    try {
      await reauthenticate(password, code)
    } catch (error) {
      if (asksForCode(error)) setAsksCode(true)
      else setProblem((error as Error).message || 'Login failed. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onLater} title={TITLES[why]} description={<Why email={email} why={why} />}>
      <form onSubmit={submit} noValidate className="mt-6 space-y-4">
        {/* For password managers: they fill in what belongs to this address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
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
          <Button onClick={onLater}>Not now</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={busy}>
            {busy ? 'Signing in...' : why === 'confirm' ? 'Continue' : 'Sign in'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
