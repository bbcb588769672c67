import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('forgot', {
  thisServerSendsNoMail:
    'This server sends no mail. Ask its administrator for a link to set a new password. The <link>contact page</link> says how to reach them.',
  thisServerSendsMail: 'This server sends mail. The link comes to your inbox.',
  ifThereIsAnAccount:
    'If there is an account for {email}, a link to set a new password is on its way. It works once, for 30 minutes.',
  enterTheAddressOfYour: 'Enter the address of your account, and we’ll send you a link to set a new one.',
  sendTheLink: 'Send the link',
  backToSignIn: 'Back to sign in',
  theLinkCouldNotBe: 'We couldn’t request the link.',
  email: 'Email',
})
