import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Radno iskustvo, Obrazovanje, Projekti, Vještine, Certifikati, Jezici, Nagrade, Publikacije, Volontiranje, Interesi, Preporuke',
  additional: 'Dodatne informacije',
  labels: 'Prosjek, E-pošta, Telefon, Web-stranica, Poveznica, Tehnologije',
  graduated: 'diploma',
  inField: 'iz područja',
  present: 'danas',
  until: 'do',
  numbers: 'MM/YYYY',
  levels: 'Početnik, Srednja razina, Napredna razina, Stručnjak',
})
