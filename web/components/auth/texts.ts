import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('auth', {
  yourFileIsReadOn: 'Your file is read on your own device. It is sent nowhere unless you ask.',
  everyLostPointNamesThe: 'Every finding shows its line and what fixing it is worth.',
  whatYouBuildHereMachines: 'What you build here is easy for software to read.',
  yourAnalysisIsSaved: 'Your analysis is saved to your account once you sign in.',
  theSampleAnalysisIsSaved: 'The sample analysis is saved to your account once you sign in.',
  thisIt: 'This',
  whatLegiblePromises: 'What Legible promises',
  code: 'Code',
  fromYourAuthenticatorAppA: 'From your authenticator app. A recovery code works too.',
  orContinueWith: 'Or continue with',
  notSetUpOnThis: 'Not set up on this server',
  google: 'Google',
  twitter: 'Twitter',
  codeFromYourEmail: 'Code from your email',
  weSentItToThis: 'We sent it to this address. It works for 30 minutes.',
  sendANewCode: 'Send a new code',
})
