import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
acreditacion
carne
carnet
certificacion
certificado
habilitacion
licencia
permiso
`)
