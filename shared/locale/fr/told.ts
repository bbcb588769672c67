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
}
