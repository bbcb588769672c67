import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
*kortti
*lupa
*todistus
ajokortti
`)
