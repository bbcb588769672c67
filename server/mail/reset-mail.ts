import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'

export const resetMail = (to: string, name: string, url: string, minutes: number): Mail => ({
  to,
  subject: 'Set a new password for Legible',
  text: [
    `Hello ${oneLine(name)},`,
    '',
    `somebody asked to set a new password for your account. If it was you, open this link within ${minutes} minutes; it works once:`,
    '',
    url,
    '',
    'If it was not you, do nothing: your password stays as it is.',
    '',
  ].join('\n'),
})
