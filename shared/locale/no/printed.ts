import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Arbeidserfaring, Utdanning, Prosjekter, Ferdigheter, Sertifiseringer, Språk, Priser, Publikasjoner, Frivillig arbeid, Interesser, Referanser',
  additional: 'Øvrige opplysninger',
  labels: 'Snitt, E-post, Telefon, Nettside, Lenke, Teknologier',
  graduated: 'uteksaminert',
  inField: 'i',
  present: 'nå',
  until: 'til',
  months: 'januar februar mars april mai juni juli august september oktober november desember',
  shortMonths: 'jan feb mars apr mai juni juli aug sep okt nov des',
  numbers: 'MM.YYYY',
  levels: 'Nybegynner, Middels, Avansert, Ekspert',
})
