import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  months: [
    ['janeiro', 'jan'],
    ['fevereiro', 'fev'],
    ['marco', 'mar'],
    ['abril', 'abr'],
    ['maio', 'mai'],
    ['junho', 'jun'],
    ['julho', 'jul'],
    ['agosto', 'ago'],
    ['setembro', 'set'],
    ['outubro', 'out'],
    ['novembro', 'nov'],
    ['dezembro', 'dez'],
  ],
  present: lines(`
a atualidade
a data
actual
actualidade
agora
ate ao momento
ate hoje
ate o momento
atual
atualidade
atualmente
data atual
em andamento
em curso
hoje
momento
o dia de hoje
o momento
o presente
presente
`),
  seasons: lines(`
inverno
outono
primavera
verao
`),
  since: lines(`
a partir de
desde
`),
  until: lines(`
ate
`),
}
