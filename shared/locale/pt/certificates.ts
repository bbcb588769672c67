import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const certificates: Locale['certificates'] = lines(`
carteira
cedula
certificacao
certificado
habilitacao
`)
