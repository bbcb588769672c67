import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('contact', {
  theServerDidNotSay: 'The server did not say its contact address. Try again in a minute.',
  theOperatorOfThisServer:
    'The operator of this server has not set a contact address. Ask whoever gave you its address.',
  sayWhatYouDidWhat:
    'Say what you did, what you expected and what happened. Never send a password, and no resume unless you want it read.',
  mostQuestionsAreAnsweredIn:
    'Most questions are answered in the <link>Help Center</link>. What we keep, and how to export or delete it, is in the <link2>Privacy Policy</link2>.',
  email: 'Email',
  beforeYouWrite: 'Before you write',
})
