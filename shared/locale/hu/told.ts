import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
feladataim
felelős a
felelős az
felelősség a
közreműködtem a
közreműködés a
közreműködés az
részt vettem a
részt vettem az
részvétel a
részvétel az
segítettem a
segítettem az
segítség a
`),
  years: lines(`
év
éve
éves
`),
  experience: lines(`
gyakorlat
tapasztalat
tapasztalattal
`),
  personal: {
    age: lines(`
életkor
`),
    birth: lines(`
született
születési dátum
születési idő
`),
    civilStatus: lines(`
családi állapot
`),
    identity: lines(`
személyi igazolvány száma
személyi szám
`),
    nationality: lines(`
állampolgárság
`),
    religion: lines(`
vallás
`),
    sex: lines(`
nem
`),
    zodiac: lines(`
csillagjegy
`),
  },
  personalWords: {
    civilStatus: lines(`
férjezett
hajadon
nős
nőtlen
`),
  },
}
