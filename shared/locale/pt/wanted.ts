import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const wanted: Locale['wanted'] = {
  wishBefore: lines(`
de preferência
desejáveis
desejável
diferenciais
diferencial
dá-se preferência
idealmente
preferencialmente
seria um diferencial
será um diferencial
será valorizad*
valoriza-se
valorizam-se
valorizamos
é desejável
é um diferencial
`),
  wishAfter: lines(`
desejáveis
desejável
diferencial
mais-valia
preferencial
será um diferencial
são um diferencial
um diferencial
um plus
uma mais-valia
uma vantagem
valorizad*
é um plus
`),
  mustBefore: lines(`
exige-se
imprescindível
indispensável
requer-se
é necessári*
é obrigatóri*
`),
  mustAfter: lines(`
essencial
fundamental
imprescindíveis
imprescindível
indispensáveis
indispensável
necessári*
obrigatóri*
`),
}
