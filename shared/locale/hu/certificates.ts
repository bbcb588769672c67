import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
*igazolvany
*jogositvany
*vizsga
bizonyitvany
jogositvany
tanusitvany
`)
