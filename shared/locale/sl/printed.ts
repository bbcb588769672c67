import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Povzetek, Delovne izkušnje, Izobrazba, Projekti, Veščine, Certifikati, Jeziki, Nagrade, Publikacije, Prostovoljstvo, Interesi, Priporočila',
  additional: 'Dodatne informacije',
  labels: 'Povprečje, E-pošta, Telefon, Spletna stran, Povezava, Tehnologije',
  graduated: 'diplomiranje',
  inField: 'na področju',
  present: 'danes',
  until: 'do',
  months: 'januar februar marec april maj junij julij avgust september oktober november december',
  numbers: 'MM.YYYY',
  usual: 'numbers',
  levels: 'Začetnik, Srednja raven, Napredna raven, Strokovnjak',
})
