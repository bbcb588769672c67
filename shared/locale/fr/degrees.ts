import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
bac + 8
bac +8
bac+8
doctorat
these de doctorat
`),
  master: lines(`
DSCG
M1
M2
bac + 5
bac +5
bac+4/5
bac+5
diplome d'etudes superieures specialisees
diplome d'ingenieur
diplome* d'une ecole d'ingenieur*
ecole d'ingenieur*
ecole de commerce
et master
formation master
ingenieur diplome*
magistere
master 1
master 2
master en
master ou
niveau master
ou master
type master
un master
`),
  bachelor: lines(`
DCG
bac + 3
bac + 4
bac +3
bac +4
bac+3
bac+4
diplome universitaire
enseignement superieur
etudes superieures
etudes universitaires
formation superieure
formation universitaire
licence en
licence pro*
licence universitaire
licence … master*
licence/master*
maitrise universitaire
niveau licence
`),
  associate: lines(`
B.T.S
BTS
BTSA
D.U.T
DEC
DEUST
DUT
bac + 2
bac +2
bac+2
brevet de technicien superieur
deug
diplome d'etudes collegiales
titre professionnel
`),
  highschool: lines(`
bac exige
bac minimum
bac ou
bac pro*
baccalaureat
baccalaureats
brevet des colleges
des bac
diplome d'etudes secondaires
du bac
niveau bac
un bac
`),
  training: lines(`
BEP
BP
CAP
CAP/BEP
apprentissage
formation professionnelle
formation qualifiante
`),
}
