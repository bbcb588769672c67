import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const denied: Locale['denied'] = {
  not: lines(`
nao
`),
  no: lines(`
nenhum
nenhuma
sem
`),
  needed: lines(`
exig
imprescindiv
necessari
obrigatori
precis
requer
requisito
`),
  turns: lines(`
mas
porem
`),
  said: lines(`
nao importa
tanto faz
`),
}
