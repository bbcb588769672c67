import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profil, Expérience professionnelle, Formation, Projets, Compétences, Certifications, Langues, Distinctions, Publications, Bénévolat, Centres d’intérêt, Références',
  additional: 'Informations complémentaires',
  labels: 'Moyenne, E-mail, Téléphone, Site web, Lien, Technologies',
  grade: 'Note',
  graduated: 'diplôme',
  inField: 'en',
  present: 'aujourd’hui',
  until: 'jusqu’en',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  shortMonths: 'janv févr mars avr mai juin juil août sept oct nov déc',
  numbers: 'MM/YYYY',
  levels: 'Débutant, Intermédiaire, Avancé, Expert',
})
