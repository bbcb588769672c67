import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
náplň práce
odpovědnost za
odpovědná za
odpovědný za
podílel jsem se na
podílela jsem se na
pomoc při
pomoc s
pomáhal jsem
pomáhala jsem
pracovní náplň
spolupráce na
zodpovědnost za
zodpovědná za
zodpovědný za
účast na
`),
  years: lines(`
let
rok
rokem
roky
`),
  experience: lines(`
praxe
praxi
praxí
zkušenost
`),
  personal: {
    birth: lines(`
datum narození
narozen
narozena
`),
    civilStatus: lines(`
rodinný stav
`),
    identity: lines(`
rodné číslo
`),
    nationality: lines(`
občanství
státní příslušnost
`),
    religion: lines(`
náboženství
vyznání
`),
    salary: lines(`
platové požadavky
požadovaný plat
`),
    sex: lines(`
pohlaví
`),
    zodiac: lines(`
znamení zvěrokruhu
`),
  },
  personalWords: {
    civilStatus: lines(`
rozvedená
rozvedený
svobodná
svobodný
vdaná
ženatý
`),
  },
}
