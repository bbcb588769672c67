import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profilis, Darbo patirtis, Išsilavinimas, Projektai, Įgūdžiai, Sertifikatai, Kalbos, Apdovanojimai, Publikacijos, Savanorystė, Pomėgiai, Rekomendacijos',
  additional: 'Papildoma informacija',
  labels: 'Vidurkis, El. paštas, Telefonas, Svetainė, Nuoroda, Technologijos',
  graduated: 'baigta',
  inField: 'srityje',
  present: 'dabar',
  until: 'iki',
  numbers: 'YYYY-MM',
  levels: 'Pradedantysis, Vidutinis, Pažengęs, Ekspertas',
})
