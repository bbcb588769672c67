import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'

export const invitationMail = (to: string, from: string, url: string, days: number): Mail => ({
  to,
  subject: 'Your invitation to Legible',
  text: [
    'Hello,',
    '',
    `${oneLine(from)} invites you to Legible, which shows how hiring software reads a resume. This link makes your account; it works once, for ${days} days:`,
    '',
    url,
    '',
    'If you did not expect it, do nothing.',
    '',
  ].join('\n'),
})
