import { catalog, withValues } from '#shared/i18n/catalog.ts'

// Every mail, from its subject to its last line. Blank lines between the paragraphs are set by `letter.ts`.

export const t = catalog('mail', {
  hello: 'Hello,',
  helloName: withValues('Hello {name},'),

  codeSubject: withValues('{code} is your Legible code'),
  codeWorks: withValues('This code confirms your email address for Legible. It works for {minutes} minutes:'),
  codeNotAsked:
    'If you did not ask for it, you can ignore this email: nobody can use your address without the code.',

  hasAccountSubject: 'You already have a Legible account',
  hasAccount:
    'Somebody tried to use this address for a Legible account, but there already is one. If it was you, sign in, or set a new password under “Forgot your password?”.',
  hasAccountNotYou: 'If it was not you, you can ignore this email: your account stays as it is.',

  invitationSubject: 'Your invitation to Legible',
  invitation: withValues(
    '{from} invites you to Legible, which shows how hiring software reads a resume. This link creates your account. It works once, for {days} days:',
  ),
  invitationUnexpected: 'If you did not expect it, you can ignore this email.',

  resetSubject: 'Set a new password for Legible',
  resetAsked: withValues(
    'Somebody asked to set a new password for your account. If it was you, open this link within {minutes} minutes. It works once:',
  ),
  resetNotYou: 'If it was not you, you can ignore this email: your password stays as it is.',

  newDeviceSubject: 'New sign-in to Legible',
  newDevice: withValues('Somebody signed in to your account with {detail}, which had not been used before.'),
  passwordChangedSubject: 'Your Legible password was changed',
  passwordChanged: withValues('The password of your account was changed. Other sessions have ended.'),
  emailChangedSubject: 'Your Legible email address was changed',
  emailChanged: withValues('The email address of your account was changed to {detail}.'),
  secondFactorSubject: 'Two-step sign-in was changed',
  secondFactor: withValues('Two-step sign-in was turned {detail} for your account.'),
  passkeySubject: 'The passkeys of your Legible account were changed',
  passkey: withValues('A passkey was {detail}.'),
  ifNotYou: withValues("If it was you, there is nothing to do. If it wasn't, set a new password: {url}"),
})
