import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'
import { t } from './texts.ts'

export const invitationMail = (to: string, from: string, url: string, days: number): Mail => ({
  to,
  subject: t.invitationSubject,
  text: letter(t.hello, t.invitation({ from: oneLine(from), days }), url, t.invitationUnexpected),
})
