import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profilo, Esperienza, Istruzione, Progetti, Competenze, Certificazioni, Lingue, Premi, Pubblicazioni, Volontariato, Interessi, Referenze',
  additional: 'Informazioni aggiuntive',
  labels: 'Media, E-mail, Telefono, Sito web, Link, Tecnologie',
  graduated: 'diploma',
  inField: 'in',
  present: 'oggi',
  until: 'Fino a',
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic',
  numbers: 'MM/YYYY',
  levels: 'Base, Intermedio, Avanzato, Esperto',
})
