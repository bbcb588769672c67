import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const verbs: Locale['verbs'] = {
  irregular: lines(`
atendimento atendi atendido atender
condução conduzi conduzido conduzir
corte cortei cortado cortar
leitura li lido ler
pintura pintei pintado pintar
produção produzi produzido produzir
redação redigi redigido redigir
resolução resolvi resolvido resolver
tradução traduzi traduzido traduzir
venda vendi vendido vender vendas
`),
}
