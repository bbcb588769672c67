import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
arvostamme
eduksi
eduksi katsotaan
etuna
katsomme eduksi
mielellään
plussaa on
toivomme
`),
  wishAfter: lines(`
eduksi
ei ole välttämätön
etu
katsotaan eduksi
on eduksi
on etu
on plussaa
plussaa
`),
  mustBefore: lines(`
edellytyksenä
edellytämme
vaadimme
vaatimuksena
`),
  mustAfter: lines(`
edellytetään
on vaatimus
vaaditaan
välttämätön
välttämätöntä
`),
}
