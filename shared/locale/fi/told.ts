import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
autoin
avustin
mukana
osallistuin
tehtäviini kuului
työskentelin
vastasin
vastuualueeni
vastuussa
`),
  years: lines(`
vuoden
vuosi
vuotta
`),
  experience: lines(`
kokemuksella
kokemus
kokemusta
työkokemus
`),
}
