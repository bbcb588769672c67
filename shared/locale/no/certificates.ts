import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
*bevis
*førerkort
*sertifikat
autorisasjon
fagbrev
førerkort
politiattest
sertifikat
`)
