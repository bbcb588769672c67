import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Perfil, Experiencia, Educación, Proyectos, Habilidades, Certificaciones, Idiomas, Premios, Publicaciones, Voluntariado, Intereses, Referencias',
  additional: 'Información adicional',
  labels: 'Promedio, Correo, Teléfono, Sitio web, Enlace, Tecnologías',
  grade: 'Nota',
  graduated: 'graduación',
  inField: 'en',
  present: 'Actualidad',
  until: 'Hasta',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  shortMonths: 'ene feb mar abr may jun jul ago sep oct nov dic',
  numbers: 'MM/YYYY',
  levels: 'Principiante, Intermedio, Avanzado, Experto',
})
