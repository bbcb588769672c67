import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  certifications: lines(`
certifikace
certifikáty
kurzy
kurzy a školení
`),
  education: lines(`
dosažené vzdělání
studium
vzdělání
`),
  experience: lines(`
odborná praxe
pracovní zkušenosti
praxe
profesní zkušenosti
zaměstnání
`),
  interests: lines(`
koníčky
zájmy
`),
  languages: lines(`
jazykové dovednosti
jazykové znalosti
jazyky
`),
  other: lines(`
kontakt
osobní údaje
ostatní
řidičský průkaz
`),
  projects: lines(`
projekty
`),
  references: lines(`
reference
`),
  skills: lines(`
dovednosti
pc dovednosti
schopnosti
znalosti
znalosti a dovednosti
`),
  summary: lines(`
o mně
profil
shrnutí
`),
}
