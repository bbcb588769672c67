import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
ajuda na
ajudei a
ajudei na
ajudei no
apoio a
apoio ao
apoio na
apoio no
apoio à
auxiliei em
auxiliei na
auxiliei no
auxílio em
auxílio na
auxílio no
encarregada de
encarregado da
encarregado de
encarregado do
envolvida em
envolvido em
minhas funções
participação em
participação na
participação no
participei da
participei de
participei do
participei em
responsável pela
responsável pelas
responsável pelo
responsável pelos
responsável por
trabalhei com
trabalhei em
trabalhei na
`),
  years: lines(`
ano
anos
`),
  experience: lines(`
experiência
`),
  personal: {
    age: lines(`
idade
`),
    birth: lines(`
data de nascimento
nascida em
nascido em
nascimento
`),
    civilStatus: lines(`
estado civil
`),
    identity: lines(`
cartão de cidadão
cpf
passaporte
rg
`),
    nationality: lines(`
nacionalidade
`),
    religion: lines(`
religião
`),
    salary: lines(`
expectativa salarial
pretensão salarial
`),
    sex: lines(`
gênero
sexo
`),
    zodiac: lines(`
signo
`),
  },
  personalWords: {
    age: lines(`
# anos
`),
    civilStatus: lines(`
casada
casado
divorciada
divorciado
solteira
solteiro
`),
    military: lines(`
dispensado do serviço militar
serviço militar cumprido
serviço militar dispensado
`),
    sex: lines(`
feminino
masculino
`),
  },
}
