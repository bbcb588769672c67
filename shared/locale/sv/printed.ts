import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Arbetslivserfarenhet, Utbildning, Projekt, Kompetenser, Certifikat, Språk, Utmärkelser, Publikationer, Ideellt arbete, Intressen, Referenser',
  additional: 'Övrigt',
  labels: 'Betyg, E-post, Telefon, Webbplats, Länk, Tekniker',
  graduated: 'examen',
  inField: 'inom',
  present: 'nu',
  until: 'till',
  months: 'januari februari mars april maj juni juli augusti september oktober november december',
  shortMonths: 'jan feb mars apr maj juni juli aug sep okt nov dec',
  numbers: 'YYYY-MM',
  levels: 'Nybörjare, Medel, Avancerad, Expert',
})
