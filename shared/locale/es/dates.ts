import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo', 'may'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto', 'ago'],
    ['septiembre', 'setiembre', 'sept', 'sep', 'set'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  present: lines(`
actual
actualidad
actualmente
ahora
cursando
cursando actualmente
el momento
el presente
en curso
fecha
hoy
hoy en dia
la actual
la actualidad
la fecha
presente
vigente
`),
  seasons: lines(`
comienzos
finales
fines
inicios
invierno
mediados
otono
primavera
principios
semestre
trimestre
verano
`),
  since: lines(`
a partir de
desde
`),
  until: lines(`
hasta
`),
  onwards: lines(`
en adelante
`),
}
