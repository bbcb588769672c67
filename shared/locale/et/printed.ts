import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profiil, Töökogemus, Haridus, Projektid, Oskused, Sertifikaadid, Keeled, Auhinnad, Publikatsioonid, Vabatahtlik töö, Huvid, Soovitajad',
  additional: 'Lisainfo',
  labels: 'Keskmine hinne, E-post, Telefon, Veebileht, Link, Tehnoloogiad',
  graduated: 'lõpetamine',
  inField: 'erialal',
  present: 'praeguseni',
  until: 'kuni',
  months: 'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
  numbers: 'MM.YYYY',
  usual: 'numbers',
  levels: 'Algaja, Kesktase, Edasijõudnu, Ekspert',
})
