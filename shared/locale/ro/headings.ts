import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  certifications: lines(`
certificări
cursuri
cursuri și certificări
`),
  education: lines(`
educație
educație și formare
formare
studii
`),
  experience: lines(`
experiența profesională
experiență
experiență profesională
locuri de muncă
`),
  interests: lines(`
hobby-uri
interese
pasiuni
`),
  languages: lines(`
limbi
limbi străine
`),
  other: lines(`
contact
date de contact
informații personale
permis de conducere
`),
  projects: lines(`
proiecte
`),
  references: lines(`
referințe
`),
  skills: lines(`
abilități
aptitudini
aptitudini și competențe
competențe
`),
  summary: lines(`
despre mine
obiectiv
profil
`),
}
