import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
aide au
aide à
aidé à
assisté à
chargé d'
chargé de
chargée d'
chargée de
contribution à
en charge de
en charge des
en charge du
impliqué dans
impliquée dans
membre de l'équipe
mes missions
participation au
participation aux
participation à
participé au
participé aux
participé à
responsable d'
responsable de
responsable des
responsable du
travaillé sur
`),
  years: lines(`
an
année
années
ans
`),
  experience: lines(`
expérience
`),
  personal: {
    age: lines(`
âge
`),
    birth: lines(`
date de naissance
né en
né le
né(e) le
née en
née le
`),
    civilStatus: lines(`
situation de famille
situation familiale
situation matrimoniale
état civil
`),
    identity: lines(`
carte d'identité
carte d’identité
numéro de sécurité sociale
n° de sécurité sociale
passeport
`),
    nationality: lines(`
nationalité
`),
    religion: lines(`
religion
`),
    salary: lines(`
prétentions salariales
rémunération souhaitée
salaire souhaité
`),
    sex: lines(`
sexe
`),
    zodiac: lines(`
signe astrologique
signe du zodiaque
`),
  },
  personalWords: {
    age: lines(`
# ans
`),
    civilStatus: lines(`
célibataire
divorcé
divorcée
marié
mariée
pacsé
pacsée
`),
    military: lines(`
dégagé des obligations militaires
service militaire accompli
service militaire effectué
service national effectué
`),
    sex: lines(`
féminin
masculin
`),
  },
}
