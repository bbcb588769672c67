import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
agrement
attestation
brevet
certificat
certification
habilitation
habilitations
permis
`)
