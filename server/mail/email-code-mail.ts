import type { Mail } from './mailer.ts'

export const emailCodeMail = (to: string, code: string, minutes: number): Mail => ({
  to,
  subject: `${code} is your Legible code`,
  text: [
    'Hello,',
    '',
    `this code confirms your email address for Legible. It works for ${minutes} minutes:`,
    '',
    code,
    '',
    'If you did not ask for it, do nothing: nobody can use your address without the code.',
    '',
  ].join('\n'),
})

export const hasAccountMail = (to: string): Mail => ({
  to,
  subject: 'You already have a Legible account',
  text: [
    'Hello,',
    '',
    'somebody tried to use this address for a Legible account, but there already is one. If it was you, sign in, or set a new password under “Forgot your password?”.',
    '',
    'If it was not you, do nothing: your account stays as it is.',
    '',
  ].join('\n'),
})
