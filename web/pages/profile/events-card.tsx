import type { SignInEventKind } from '#shared/schema/sign-in.ts'
import { listEvents } from '#web/api/sign-in.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { momentText } from '#web/components/when.ts'
import { Section } from './section.tsx'
import { t } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

const words: () => Record<SignInEventKind, string> = () => ({
  'sign-in': t.signedIn,
  'sign-in-passkey': t.signedInWithAPasskey,
  'sign-in-refused': t.wrongPassword,
  'recovery-code-used': t.signedInWithARecovery,
  'password-changed': t.passwordChanged,
  'password-reset': t.passwordReset,
  'email-changed': t.emailAddressChanged,
  'second-factor-on': t.twoStepSignInTurned,
  'second-factor-off': t.twoStepSignInTurnedOff,
  'passkey-added': t.passkeyAdded,
  'passkey-removed': t.passkeyRemoved,
})

const SHOWN = 8

export function EventsCard() {
  const { value: events, problem } = useLoaded(listEvents)
  return (
    <Section title={t.recentSignInsAndChanges}>
      <NeedsServer />
      {problem && <Notice tone="fair">{problem}</Notice>}
      {events?.length === 0 && <p className="text-sm text-ink-soft">{t.nothingYet}</p>}
      <ul>
        {events?.slice(0, SHOWN).map(({ id, kind, device, at }) => (
          <li key={id} className="border-b border-line py-3 first:pt-0">
            {words()[kind]}
            <span className="block text-sm text-ink-soft">
              {device} · {momentText(at)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
