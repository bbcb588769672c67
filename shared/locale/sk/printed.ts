import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Pracovné skúsenosti, Vzdelanie, Projekty, Zručnosti, Certifikáty, Jazyky, Ocenenia, Publikácie, Dobrovoľníctvo, Záujmy, Referencie',
  additional: 'Ďalšie informácie',
  labels: 'Priemer, E-mail, Telefón, Web, Odkaz, Technológie',
  graduated: 'absolvované',
  inField: 'v odbore',
  present: 'súčasnosť',
  until: 'do',
  months: 'január február marec apríl máj jún júl august september október november december',
  numbers: 'MM/YYYY',
  usual: 'numbers',
  levels: 'Začiatočník, Mierne pokročilý, Pokročilý, Expert',
})
