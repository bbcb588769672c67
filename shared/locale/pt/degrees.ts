import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doutorado*
doutoramento*
grau de doutor
`),
  master: lines(`
grau de mestre
mba
mestrado*
ou mestre
pos graduacao
pos-graduacao
`),
  bachelor: lines(`
bacharel*
bacharelado
curso superior
diploma universitario
ensino de nivel superior
ensino superior
estudos superiores
formacao academica em
formacao academica superior
formacao de nivel superior
formacao superior
formacao universitaria
formad* em
graduacao
graduad* em
grau de licenciad*
habilitacao superior
habilitacoes superiores
licenciad* em
licenciatura
nivel superior complet*
nivel superior em
nivel superior incomplet*
superior complet*
superior cursando
superior em
superior em andamento
superior em curso
`),
  associate: lines(`
ctesp
curso de especializacao tecnologica
curso tecnico superior profissional
tecnologo
`),
  highschool: lines(`
11º ano
12.º ano
12o ano
12º ano
2º grau
9.º ano
9º ano
ensino basico
ensino fundamental
ensino medio
ensino secundario
escolaridade minima
escolaridade obrigatoria
secundario complet*
segundo grau
`),
  training: lines(`
curso* profissiona*
curso* tecnico*
ensino tecnico
formacao profissional
formacao tecnica
nivel tecnico
tecnico em
`),
  unnamed: lines(`
formacao completa
formacao em
titulo … em
`),
  none: lines(`
formacao em contexto
`),
}
