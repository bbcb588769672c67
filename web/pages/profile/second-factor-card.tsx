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
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { Section } from './section.tsx'
import { t } from './texts.ts'
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
        <PasswordField label={t.yourPassword2} autoComplete="current-password" {...input} />
      ) : (
        <CodeField {...input} hint={t.theSixDigitsThatThe} />
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
      {fill(t.addThisKeyToYour, {
        link: (inside) => (
          <a href={uri} className="text-pencil underline underline-offset-2">
            {inside}
          </a>
        ),
        key: <code className="block break-all py-2">{secret.match(/.{1,4}/g)?.join(' ')}</code>,
      })}
    </p>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Notice tone="fair">
      {fill(t.keepTheseRecoveryCodesIn, {
        codes: <code className="mt-2 block whitespace-pre">{codes.join('\n')}</code>,
      })}
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
    <Section title={t.twoStepSignIn}>
      <p className="measure mb-4 text-sm text-ink-soft">
        {state?.on ? t.onRecoveryLeft(state.recoveryCodes) : t.offACodeFromAn}
      </p>
      <NeedsServer />
      {problem && <Notice tone="fair">{problem}</Notice>}
      {codes && <RecoveryCodes codes={codes} />}
      {setup && <Setup {...setup} />}
      {setup && <Step key="code" field="code" action={t.turnOn} onDone={turnOn} />}
      {state && !setup && !changing && (
        <Button size="sm" onClick={() => setChanging(true)}>
          {state.on ? t.turnOff : t.setUp}
        </Button>
      )}
      {state && changing && <Step field="password" action={t.continue} onDone={state.on ? turnOff : begin} />}
    </Section>
  )
}
