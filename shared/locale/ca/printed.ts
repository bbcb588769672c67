import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Perfil, Experiència, Formació, Projectes, Habilitats, Certificacions, Idiomes, Premis, Publicacions, Voluntariat, Interessos, Referències',
  additional: 'Informació addicional',
  labels: 'Mitjana, Correu, Telèfon, Lloc web, Enllaç, Tecnologies',
  grade: 'Nota',
  graduated: 'graduació',
  inField: 'en',
  present: 'Actualitat',
  until: 'Fins a',
  months: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
  numbers: 'MM/YYYY',
  levels: 'Bàsic, Intermedi, Avançat, Expert',
})
