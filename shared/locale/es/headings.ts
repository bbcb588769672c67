import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  summary: lines(`
acerca de mi
extracto
introduccion
objetivo
objetivo laboral
objetivo profesional
objetivos
perfil
perfil laboral
perfil personal
perfil profesional
presentacion
quien soy
resumen
resumen ejecutivo
resumen profesional
semblanza
sintesis
sobre mi
`),
  experience: lines(`
antecedentes laborales
carrera profesional
empleo
empleos
experiencia
experiencia de trabajo
experiencia docente
experiencia investigadora
experiencia laboral
experiencia previa
experiencia profesional
experiencia relevante
experiencias
experiencias laborales
experiencias profesionales
historial laboral
historial profesional
otras experiencias
pasantias
practicas
practicas profesionales
trayectoria
trayectoria laboral
trayectoria profesional
vida laboral
`),
  education: lines(`
academico
antecedentes academicos
datos academicos
educacion
educacion y formacion
escolaridad
estudios
estudios academicos
estudios realizados
estudios universitarios
experiencia academica
formacion
formacion academica
formacion profesional
formacion reglada
formacion universitaria
formacion y estudios
grados academicos
historial academico
preparacion academica
tesis
tesis de maestria
tesis de master
tesis doctoral
titulacion
titulaciones
titulos
trayectoria academica
`),
  skills: lines(`
aptitudes
aptitudes principales
aptitudes y habilidades
areas de conocimiento
areas de especialidad
areas de experiencia
capacidades
competencias
competencias clave
competencias digitales
competencias informaticas
competencias profesionales
competencias tecnicas
conocimientos
conocimientos de informatica
conocimientos informaticos
conocimientos tecnicos
conocimientos y habilidades
destrezas
dominio de software
especialidades
fortalezas
habilidades
habilidades blandas
habilidades clave
habilidades informaticas
habilidades personales
habilidades profesionales
habilidades tecnicas
habilidades y competencias
habilidades y conocimientos
herramientas
informatica
manejo de software
principales aptitudes
programas
software
tecnologias
`),
  projects: lines(`
portafolio
portfolio
proyecto
proyectos
proyectos academicos
proyectos de investigacion
proyectos destacados
proyectos personales
proyectos realizados
`),
  certifications: lines(`
acreditaciones
capacitacion
capacitaciones
carnets
certificacion
certificaciones
certificaciones y cursos
certificados
cursos
cursos complementarios
cursos realizados
cursos y certificaciones
cursos y seminarios
cursos y talleres
diplomados
educacion complementaria
formacion adicional
formacion complementaria
formacion continua
licencias
permisos y licencias
talleres
`),
  awards: lines(`
becas
becas y premios
distinciones
honores
logros
logros destacados
logros profesionales
logros y reconocimientos
meritos
premios
premios y becas
premios y distinciones
premios y logros
premios y reconocimientos
reconocimientos
reconocimientos y premios
`),
  publications: lines(`
articulos
conferencias
congresos
patentes
ponencias
publicaciones
publicaciones cientificas
publicaciones y ponencias
`),
  languages: lines(`
conocimiento de idiomas
idioma
idiomas
lenguajes
lenguas
lenguas extranjeras
`),
  volunteering: lines(`
actividades de voluntariado
experiencia como voluntario
experiencia de voluntariado
experiencia voluntaria
labor social
participacion comunitaria
servicio comunitario
servicio social
trabajo social
trabajo voluntario
voluntariado
voluntariados
voluntario
`),
  interests: lines(`
actividades
actividades e intereses
actividades extracurriculares
aficiones
aficiones e intereses
aficiones personales
hobbies
hobbies e intereses
intereses
intereses personales
intereses y aficiones
intereses y pasatiempos
otros intereses
pasatiempos
tiempo libre
`),
  references: lines(`
recomendaciones
referencias
referencias laborales
referencias personales
referencias profesionales
`),
  other: lines(`
adicional
afiliaciones
asociaciones
carnet de conducir
contactame
contacto
datos de contacto
datos de interes
datos personales
direccion
disponibilidad
enlaces
extra
informacion adicional
informacion complementaria
informacion de contacto
informacion personal
membresias
miscelanea
otra informacion
otros
otros datos
otros datos de interes
otros meritos
permiso de conducir
redes sociales
`),
}
