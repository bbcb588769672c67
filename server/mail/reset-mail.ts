import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'
import { t } from './texts.ts'

export const resetMail = (to: string, name: string, url: string, minutes: number): Mail => ({
  to,
  subject: t.resetSubject,
  text: letter(t.helloName({ name: oneLine(name) }), t.resetAsked({ minutes }), url, t.resetNotYou),
})
