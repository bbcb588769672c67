import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doctoraat
doctorstitel
gepromoveerd*
promotieonderzoek
`),
  master: lines(`
doctoraal
een master
hbo master
hbo-master
master diploma
master in
master of *
masterdiploma
masteropleiding
mastertitel
of master
universitaire master
wo master
wo-master
`),
  bachelor: lines(`
WO
academisch denk*
academisch diploma
academisch niveau
academisch werk*
academische bachelor
academische opleiding
bachelor diploma
bachelordiploma
bacheloropleiding
hbo
hbo+
hbo-*
hbo/wo
hoger beroepsonderwijs
hoger onderwijs
lerarenopleiding
pabo
professionele bachelor
universitair diploma
universitair niveau
universitair werk*
universitaire opleiding
wetenschappelijk onderwijs
wo bachelor
wo denk*
wo diploma
wo niveau
wo opleiding
wo werk*
wo-diploma
wo-niveau
wo-opleiding
`),
  associate: lines(`
MEAO
MTS
associate degree
graduaat*
graduaatsopleiding
mbo
mbo-*
mbo2
mbo3
mbo4
middelbaar beroepsonderwijs
`),
  highschool: lines(`
ASO
BSO
TSO
havo
havo-*
lbo
mavo
middelbaar onderwijs
middelbare school*
secundair onderwijs
vmbo
vmbo-*
vmbo/mbo
voortgezet onderwijs
vwo
vwo-*
`),
  training: lines(`
bbl*
beroepsopleiding
leerwerktraject
vakopleiding
`),
}
