import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Pracovní zkušenosti, Vzdělání, Projekty, Dovednosti, Certifikáty, Jazyky, Ocenění, Publikace, Dobrovolnictví, Zájmy, Reference',
  additional: 'Další informace',
  labels: 'Průměr, E-mail, Telefon, Web, Odkaz, Technologie',
  graduated: 'absolvováno',
  inField: 'v oboru',
  present: 'dosud',
  until: 'do',
  months: 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
  numbers: 'MM/YYYY',
  usual: 'numbers',
  levels: 'Začátečník, Středně pokročilý, Pokročilý, Expert',
})
