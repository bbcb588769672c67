import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('forgot', {
  thisServerSendsNoMail:
    'This server sends no mail. Ask its administrator for a link: it can be made in the admin panel, and works once. How to reach them is on the <link>contact page</link>.',
  thisServerSendsMail: 'This server sends mail. The link comes to your inbox.',
  theServerDidNotSay: 'The server did not say whether it sends mail. If no link comes, try again later.',
  askingWhetherMailIsSent: 'Asking whether this server sends mail',
  ifThereIsAnAccount:
    'If there is an account for {email}, a link to set a new password is on its way. It works once, for 30 minutes.',
  enterTheAddressOfYour: 'Enter the address of your account, and we send you a link to set a new one.',
  sendTheLink: 'Send the link',
  backToSignIn: 'Back to sign in',
  theLinkCouldNotBe: 'The link could not be requested.',
  email: 'Email',
})
