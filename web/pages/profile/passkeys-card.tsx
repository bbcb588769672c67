import { useState } from 'react'
import { agentName } from '#shared/account/agent-name.ts'
import { errorText } from '#shared/error-text.ts'
import { part } from '#web/api/part.ts'
import { listPasskeys, removePasskey } from '#web/api/sign-in.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { Section } from './section.tsx'
import { t } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

export function PasskeysCard() {
  const { fetch } = useSession()
  const { value: passkeys, problem, again } = useLoaded(listPasskeys)
  const { notice, fail, clear } = useFailure()
  const [busy, setBusy] = useState(false)

  const act = (work: () => Promise<void>) => async () => {
    clear()
    setBusy(true)
    try {
      await work()
    } catch (error) {
      fail(errorText(error))
    } finally {
      setBusy(false)
    }
    await again()
  }
  const add = async () => {
    const { addPasskey } = await part(() => import('#web/api/passkey.ts'))
    await addPasskey(fetch, agentName(navigator.userAgent))
  }
  return (
    <Section title={t.passkeys}>
      <p className="measure mb-4 text-sm text-ink-soft">{t.signInWithYourFingerprint}</p>
      {notice}
      <NeedsServer />
      {problem && <Notice tone="fair">{problem}</Notice>}
      <ul>
        {passkeys?.map(({ id, name, lastUsed }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0"
          >
            <span className="min-w-0">
              {name}
              <span className="block text-sm text-ink-soft">
                {lastUsed ? t.lastUsed({ when: momentText(lastUsed) }) : t.notUsedYet}
              </span>
            </span>
            <Button size="sm" disabled={busy} onClick={act(() => removePasskey(fetch, id))}>
              {fill(t.remove, { span: (inside) => <span className="sr-only">{inside}</span>, name })}
            </Button>
          </li>
        ))}
      </ul>
      {'PublicKeyCredential' in globalThis ? (
        <Button size="sm" className="mt-4" busy={busy} disabled={busy || !passkeys} onClick={act(add)}>
          {t.addAPasskey}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{t.thisBrowserHasNoPasskeys}</p>
      )}
    </Section>
  )
}
