import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Podsumowanie, Doświadczenie zawodowe, Wykształcenie, Projekty, Umiejętności, Certyfikaty, Języki, Nagrody, Publikacje, Wolontariat, Zainteresowania, Referencje',
  additional: 'Dodatkowe informacje',
  labels: 'Średnia, E-mail, Telefon, Strona internetowa, Link, Technologie',
  graduated: 'dyplom',
  inField: 'w zakresie',
  present: 'obecnie',
  until: 'do',
  months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  numbers: 'MM.YYYY',
  levels: 'Podstawowy, Średniozaawansowany, Zaawansowany, Ekspert',
})
