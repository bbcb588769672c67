import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Experiență profesională, Educație, Proiecte, Competențe, Certificări, Limbi străine, Premii, Publicații, Voluntariat, Interese, Referințe',
  additional: 'Informații suplimentare',
  labels: 'Medie, E-mail, Telefon, Site web, Link, Tehnologii',
  graduated: 'absolvire',
  inField: 'în',
  present: 'prezent',
  until: 'până în',
  months: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  shortMonths: 'ian feb mar apr mai iun iul aug sep oct nov dec',
  numbers: 'MM.YYYY',
  levels: 'Începător, Mediu, Avansat, Expert',
})
