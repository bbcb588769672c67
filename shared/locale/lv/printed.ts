import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profils, Darba pieredze, Izglītība, Projekti, Prasmes, Sertifikāti, Valodas, Apbalvojumi, Publikācijas, Brīvprātīgais darbs, Intereses, Atsauksmes',
  additional: 'Papildu informācija',
  labels: 'Vidējā atzīme, E-pasts, Tālrunis, Tīmekļa vietne, Saite, Tehnoloģijas',
  graduated: 'absolvēts',
  inField: 'jomā',
  present: 'šobrīd',
  until: 'līdz',
  numbers: 'MM.YYYY',
  levels: 'Iesācējs, Vidējs līmenis, Augsts līmenis, Eksperts',
})
