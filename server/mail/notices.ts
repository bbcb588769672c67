import type { Deps } from '#server/deps.ts'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'

export type Notice = 'new-device' | 'password-changed' | 'email-changed' | 'second-factor' | 'passkey'

const WORDS: Record<Notice, { subject: string; what: (detail: string) => string }> = {
  'new-device': {
    subject: 'New sign-in to Legible',
    what: (device) => `somebody signed in to your account with ${device}, which had not been used before.`,
  },
  'password-changed': {
    subject: 'Your Legible password was changed',
    what: () => 'the password of your account was changed. Other sessions have ended.',
  },
  'email-changed': {
    subject: 'Your Legible email address was changed',
    what: (address) => `the email address of your account was changed to ${address}.`,
  },
  'second-factor': {
    subject: 'Two-step sign-in was changed',
    what: (state) => `two-step sign-in was turned ${state} for your account.`,
  },
  passkey: {
    subject: 'The passkeys of your Legible account were changed',
    what: (done) => `a passkey was ${done}.`,
  },
}

const noticeMail = (to: string, name: string, notice: Notice, detail: string, publicUrl: string): Mail => ({
  to,
  subject: WORDS[notice].subject,
  text: [
    `Hello ${oneLine(name)},`,
    '',
    WORDS[notice].what(oneLine(detail)),
    '',
    `If it was you, there is nothing to do. If it wasn't, set a new password: ${publicUrl}/forgot`,
    '',
  ].join('\n'),
})

/** After the answer; a server without mail tells nobody. */
export function notify(deps: Deps, user: { name: string; email: string }, notice: Notice, detail = ''): void {
  const { mailer, background, env } = deps
  if (!mailer) return
  background.run('notice', () =>
    mailer.send(noticeMail(user.email, user.name, notice, detail, env.PUBLIC_URL)),
  )
}
