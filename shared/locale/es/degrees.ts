import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
doctorad* en
doctorado
grado de doctor*
titulo de doctor*
`),
  master: lines(`
ingenier* superior
ingenieria superior
maestria*
master de
master en
master o
master universitario
o master
posgrado*
postgrado*
titulo de master
un master
y master
`),
  bachelor: lines(`
carrera universitaria
carrera* afin*
diplomad* en
diplomatura
egresad* de
egresad* en
estudios superiores
estudios universitarios
formacion superior
formacion universitaria
grado en
grado universitario
graduad* en
ingenier* tecnic*
ingenieria tecnica
licenciad*
licenciad* en
licenciatura*
nivel universitario
profesional universitari*
titulacion academica
titulacion superior
titulacion universitaria
titulad*
titulad* superior*
titulad* universitari*
titulo de grado
titulo universitario
universitari* graduad*
`),
  associate: lines(`
CFGM
CFGS
FP
FP I
FP II
FP1
FP2
TSU
ciclo* de grado medio
ciclo* de grado superior
ciclo* formativo*
formacion profesional de grado
grado superior
modulo de grado
modulo superior
tecnic* superior
tecnicatura
tecnico superior universitario
titulo de formacion profesional
`),
  highschool: lines(`
ESO
bachiller
bachillerato
educacion media
educacion secundaria
ensenanza media
estudios secundarios
graduado en educacion secundaria
graduado en eso
graduado escolar
preparatoria terminada
preparatoria … concluida
preparatoria … terminada
preparatoria*
secundari* complet*
secundari* concluid*
secundari* terminad*
secundaria obligatoria
`),
  training: lines(`
carrera* tecnica*
curso* tecnico*
formacion profesional
formacion tecnica
tecnico en
`),
  unnamed: lines(`
carrera
carreras
titulo … de
titulo … en
`),
  none: lines(`
carrera profesional
desarrollo de carrera
plan* de carrera
`),
}
