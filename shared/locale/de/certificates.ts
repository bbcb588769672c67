import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
*ausweis
*bescheinigung
*erlaubnis
*fuhrerschein
*nachweis
*schein
*zertifikat
*zertifizierung
fuhrerschein
nachweis
zertifikat
zertifizierung
`)
