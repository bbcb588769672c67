import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
*bevis
*certifikat
*korkort
*legitimation
behorighet
certifikat
korkort
legitimation
`)
