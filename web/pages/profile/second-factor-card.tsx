import { useState } from 'react'
import type { SecondFactorSetup } from '#shared/schema/sign-in.ts'
import {
  getSecondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#web/api/sign-in.ts'
import { CodeField } from '#web/components/auth/code-field.tsx'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useSession } from '#web/session/session.tsx'
import { Section } from './section.tsx'
import { useLoaded } from './use-loaded.ts'

interface StepProps {
  field: 'password' | 'code'
  action: string
  onDone: (text: string) => Promise<void>
}

/** One field and its button; what the server says of it stands under the field. */
function Step({ field, action, onDone }: StepProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const input = {
    value: text,
    error: problem,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value)
      setProblem('')
    },
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={async (event) => {
        event.preventDefault()
        setBusy(true)
        await onDone(text).catch((error: Error) => setProblem(error.message))
        setBusy(false)
      }}
    >
      {field === 'password' ? (
        <PasswordField label="Your password" autoComplete="current-password" {...input} />
      ) : (
        <CodeField {...input} hint="The six digits that the app shows now." />
      )}
      <Button type="submit" busy={busy} disabled={busy || !text}>
        {action}
      </Button>
    </form>
  )
}

function Setup({ secret, uri }: SecondFactorSetup) {
  return (
    <p className="measure mb-4">
      Add this key to your authenticator app, or{' '}
      <a href={uri} className="text-pencil underline underline-offset-2">
        open the app
      </a>{' '}
      on this device: <code className="block break-all py-2">{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </p>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Notice tone="fair">
      Keep these recovery codes in a safe place. Each signs in once if you lose the app, and they are not
      shown again.
      <code className="mt-2 block whitespace-pre">{codes.join('\n')}</code>
    </Notice>
  )
}

export function SecondFactorCard() {
  const { fetch } = useSession()
  const { value: state, problem, again } = useLoaded(getSecondFactor)
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [changing, setChanging] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)

  const begin = async (password: string) => {
    setSetup(await setUpSecondFactor(fetch, password))
    setChanging(false)
  }
  const turnOn = async (code: string) => {
    setCodes(await turnOnSecondFactor(fetch, code))
    setSetup(null)
    await again()
  }
  const turnOff = async (password: string) => {
    await turnOffSecondFactor(fetch, password)
    setCodes(null)
    setChanging(false)
    await again()
  }
  return (
    <Section title="Two-step sign-in">
      <p className="measure mb-4 text-sm text-ink-soft">
        {state?.on
          ? `On. ${state.recoveryCodes} recovery ${state.recoveryCodes === 1 ? 'code' : 'codes'} left.`
          : 'Off. A code from an app on your phone makes your password useless to anyone else.'}
      </p>
      <NeedsServer what="Two-step sign-in" />
      {problem && <Notice tone="fair">{problem}</Notice>}
      {codes && <RecoveryCodes codes={codes} />}
      {setup && <Setup {...setup} />}
      {setup && <Step key="code" field="code" action="Turn on" onDone={turnOn} />}
      {state && !setup && !changing && (
        <Button size="sm" onClick={() => setChanging(true)}>
          {state.on ? 'Turn off' : 'Set up'}
        </Button>
      )}
      {state && changing && <Step field="password" action="Continue" onDone={state.on ? turnOff : begin} />}
    </Section>
  )
}
