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
  personal: {
    age: lines(`
edad
`),
    birth: lines(`
día de nacimiento
f. nacimiento
fecha de nacimiento
fecha nacimiento
fecha y lugar de nacimiento
lugar y fecha de nacimiento
nacida
nacida el
nacido
nacido el
nacimiento
`),
    civilStatus: lines(`
estado civil
`),
    identity: lines(`
c.c
cc
curp
cédula
cédula de ciudadanía
cédula de identidad
d.n.i
dni
documento de identidad
dpi
n.i.f
nie
nif
nuip
número de cédula
pasaporte
rut
`),
    nationality: lines(`
nacionalidad
`),
    religion: lines(`
religión
`),
    salary: lines(`
aspiración salarial
expectativa salarial
pretensiones salariales
pretensión salarial
`),
    sex: lines(`
género
sexo
`),
    zodiac: lines(`
signo del zodiaco
signo zodiacal
`),
  },
  personalWords: {
    civilStatus: lines(`
casada
casado
divorciada
divorciado
soltera
soltero
`),
    military: lines(`
servicio militar cumplido
servicio militar exento
servicio militar realizado
`),
    sex: lines(`
femenino
masculino
`),
    age: lines(`
# años
`),
  },
}
