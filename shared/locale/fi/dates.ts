import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const dates: Locale['dates'] = {
  present: lines(`
edelleen
nykyhetki
nykyinen
nyt
talla hetkella
tanaan
toistaiseksi
`),
  onwards: lines(`
alkaen
lahtien
`),
  seasons: lines(`
kesa
kevat
syksy
talvi
`),
}
