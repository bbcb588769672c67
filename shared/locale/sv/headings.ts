import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  certifications: lines(`
certifikat
kurser
kurser och certifikat
`),
  education: lines(`
studier
utbildning
utbildningar
`),
  experience: lines(`
anställningar
arbetslivserfarenhet
erfarenhet
praktik
yrkeserfarenhet
`),
  interests: lines(`
fritidsintressen
intressen
`),
  languages: lines(`
språk
språkkunskaper
`),
  other: lines(`
kontakt
körkort
personuppgifter
övrigt
`),
  projects: lines(`
projekt
`),
  references: lines(`
referenser
`),
  skills: lines(`
datakunskaper
färdigheter
kompetenser
kunskaper
`),
  summary: lines(`
om mig
profil
sammanfattning
`),
  volunteering: lines(`
förtroendeuppdrag
ideellt arbete
`),
}
