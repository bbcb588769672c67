import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Profiel, Werkervaring, Opleiding, Projecten, Vaardigheden, Certificaten, Talen, Prijzen, Publicaties, Vrijwilligerswerk, Interesses, Referenties',
  additional: 'Overige informatie',
  labels: 'Cijfer, E-mail, Telefoon, Website, Link, Technologieën',
  graduated: 'diploma',
  inField: 'in',
  present: 'heden',
  until: 'tot',
  months: 'januari februari maart april mei juni juli augustus september oktober november december',
  shortMonths: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  numbers: 'MM/YYYY',
  levels: 'Basis, Goed, Gevorderd, Expert',
})
