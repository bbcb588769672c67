import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  certifications: lines(`
certifikater
kurser
kurser og certifikater
`),
  education: lines(`
uddannelse
uddannelser
uddannelsesbaggrund
`),
  experience: lines(`
ansættelser
arbejdserfaring
erhvervserfaring
karriere
praktik
`),
  interests: lines(`
fritid
fritidsinteresser
interesser
`),
  languages: lines(`
sprog
sprogkundskaber
`),
  other: lines(`
kontakt
personlige oplysninger
øvrigt
`),
  projects: lines(`
projekter
`),
  references: lines(`
referencer
`),
  skills: lines(`
færdigheder
it-kompetencer
it-kundskaber
kompetencer
`),
  summary: lines(`
om mig
profil
resumé
`),
  volunteering: lines(`
frivilligt arbejde
tillidshverv
`),
}
