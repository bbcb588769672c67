import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Erhvervserfaring, Uddannelse, Projekter, Kompetencer, Certifikater, Sprog, Priser, Publikationer, Frivilligt arbejde, Interesser, Referencer',
  additional: 'Øvrige oplysninger',
  labels: 'Gennemsnit, E-mail, Telefon, Hjemmeside, Link, Teknologier',
  graduated: 'dimission',
  inField: 'i',
  present: 'nu',
  until: 'indtil',
  months: 'januar februar marts april maj juni juli august september oktober november december',
  shortMonths: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  numbers: 'MM.YYYY',
  levels: 'Begynder, Mellemniveau, Avanceret, Ekspert',
})
