import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Bemutatkozás, Szakmai tapasztalat, Tanulmányok, Projektek, Készségek, Tanúsítványok, Nyelvismeret, Díjak, Publikációk, Önkéntes munka, Érdeklődési kör, Referenciák',
  additional: 'További információk',
  labels: 'Átlag, E-mail, Telefon, Weboldal, Hivatkozás, Technológiák',
  graduated: 'végzés',
  inField: 'szakon',
  present: 'jelenleg',
  until: 'befejezve',
  numbers: 'YYYY.MM',
  levels: 'Kezdő, Középhaladó, Haladó, Szakértő',
})
