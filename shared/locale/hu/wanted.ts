import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
előny
előnyt jelent
előnyt jelentenek
ideális esetben
`),
  wishAfter: lines(`
előny
előnyt jelent
előnyt jelentenek
előnyös
nem feltétel
pluszt jelent
`),
  mustBefore: lines(`
elvárás
feltétel
szükséges
`),
  mustAfter: lines(`
elengedhetetlen
elvárás
feltétel
kötelező
szükséges
`),
}
