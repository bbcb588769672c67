import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
a cargo de
a cargo del
apoyo a
apoyo al
apoyo en
apoyé en
ayuda en
ayudé a
ayudé en
colaboración en
colaboré en
encargada de
encargada del
encargado de
encargado del
entre mis funciones
involucrada en
involucrado en
miembro del equipo
mis funciones
participación en
participo en
participé en
responsable de
responsable del
trabajé en
`),
  years: lines(`
año
años
`),
  experience: lines(`
experiencia
`),
}
