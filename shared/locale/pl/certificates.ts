import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
certyfikat
ksiazeczka
licencja
swiadectwo
uprawnienia
zaswiadczenie
`)
