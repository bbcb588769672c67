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
ate a data
ate a presente data
ate ao momento
ate ao presente
ate hoje
ate o momento
atual
atual emprego
atualidade
atualmente
cursando
data atual
em andamento
em curso
hoje
momento
o dia de hoje
o momento
o presente
os dias de hoje
presente
`),
  seasons: lines(`
fim
final
inicio
inicios
inverno
meados
outono
primavera
semestre
trimestre
verao
`),
  since: lines(`
a partir de
desde
`),
  until: lines(`
ate
`),
  onwards: lines(`
em diante
`),
}
