import type { Deps } from '#server/deps.ts'
import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'
import { t } from './texts.ts'

type Notice = 'new-device' | 'password-changed' | 'email-changed' | 'second-factor' | 'passkey'

const WORDS = {
  'new-device': { subject: 'newDeviceSubject', what: 'newDevice' },
  'password-changed': { subject: 'passwordChangedSubject', what: 'passwordChanged' },
  'email-changed': { subject: 'emailChangedSubject', what: 'emailChanged' },
  'second-factor': { subject: 'secondFactorSubject', what: 'secondFactor' },
  passkey: { subject: 'passkeySubject', what: 'passkey' },
} as const satisfies Record<Notice, { subject: string; what: string }>

const noticeMail = (to: string, name: string, notice: Notice, detail: string, publicUrl: string): Mail => ({
  to,
  subject: t[WORDS[notice].subject],
  text: letter(
    t.helloName({ name: oneLine(name) }),
    t[WORDS[notice].what]({ detail: oneLine(detail) }),
    t.ifNotYou({ url: `${publicUrl}/forgot` }),
  ),
})

/** After the answer; a server without mail tells nobody. */
export function notify(deps: Deps, user: { name: string; email: string }, notice: Notice, detail = ''): void {
  const { mailer, background, env } = deps
  if (!mailer) return
  background.run('notice', () =>
    mailer.send(noticeMail(user.email, user.name, notice, detail, env.PUBLIC_URL)),
  )
}
