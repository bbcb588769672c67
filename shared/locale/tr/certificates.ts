import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
belgesi
ehliyet
ehliyeti
sertifika
sertifikası
`)
