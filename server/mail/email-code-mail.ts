import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'
import { t } from './texts.ts'

export const emailCodeMail = (to: string, code: string, minutes: number): Mail => ({
  to,
  subject: t.codeSubject({ code }),
  text: letter(t.hello, t.codeWorks({ minutes }), code, t.codeNotAsked),
})

export const hasAccountMail = (to: string): Mail => ({
  to,
  subject: t.hasAccountSubject,
  text: letter(t.hello, t.hasAccount, t.hasAccountNotYou),
})
