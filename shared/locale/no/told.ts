import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
ansvar for
ansvarlig for
arbeidet med
arbeidsoppgaver
assisterte med
bistod med
deltakelse i
deltok i
hjalp med
involvert i
jobbet med
medansvarlig for
mine oppgaver
`),
  years: lines(`
år
års
`),
  experience: lines(`
erfaring
`),
}
