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
}
