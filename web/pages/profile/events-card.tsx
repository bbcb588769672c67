import type { SignInEventKind } from '#shared/schema/sign-in.ts'
import { listEvents } from '#web/api/sign-in.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { momentText } from '#web/components/when.ts'
import { Section } from './section.tsx'
import { useLoaded } from './use-loaded.ts'

const WORDS: Record<SignInEventKind, string> = {
  'sign-in': 'Signed in',
  'sign-in-passkey': 'Signed in with a passkey',
  'sign-in-refused': 'Wrong password',
  'recovery-code-used': 'Signed in with a recovery code',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'email-changed': 'Email address changed',
  'second-factor-on': 'Two-step sign-in turned on',
  'second-factor-off': 'Two-step sign-in turned off',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
}

const SHOWN = 8

export function EventsCard() {
  const { value: events, problem } = useLoaded(listEvents)
  return (
    <Section title="Recent sign-ins and changes">
      <NeedsServer what="This list" />
      {problem && <Notice tone="fair">{problem}</Notice>}
      {events?.length === 0 && <p className="text-sm text-ink-soft">Nothing yet.</p>}
      <ul>
        {events?.slice(0, SHOWN).map(({ id, kind, device, at }) => (
          <li key={id} className="border-b border-line py-3 first:pt-0">
            {WORDS[kind]}
            <span className="block text-sm text-ink-soft">
              {device} · {momentText(at)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
