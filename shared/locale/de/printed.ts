import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Berufserfahrung, Ausbildung, Projekte, Kenntnisse, Zertifikate, Sprachen, Auszeichnungen, Publikationen, Ehrenamt, Interessen, Referenzen',
  additional: 'Weitere Angaben',
  labels: 'Note, E-Mail, Telefon, Webseite, Link, Technologien',
  graduated: 'Abschluss',
  inField: 'in',
  present: 'heute',
  until: 'bis',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  shortMonths: 'Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez',
  numbers: 'MM/YYYY',
  levels: 'Grundkenntnisse, Gut, Fortgeschritten, Experte',
})
