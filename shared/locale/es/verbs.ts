import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const verbs: Locale['verbs'] = {
  irregular: lines(`
atención atendí atendido atender
cobro cobré cobrado cobrar
conducción conduje conducido conducir
corrección corregí corregido corregir
instrucción instruí instruido instruir
lectura leí leído leídos leer
poda podé podado podar
producción produje producido producir
redacción redacté redactado redactar
reducción reduje reducido reducir
resolución resolví resuelto resolver
seguimiento seguí seguido seguir
toma tomé tomado tomar
traducción traduje traducido traducir
venta vendí vendido vender ventas
`),
}
