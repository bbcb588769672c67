import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Resumo, Experiência, Formação, Projetos, Competências, Certificações, Idiomas, Prêmios, Publicações, Voluntariado, Interesses, Referências',
  additional: 'Informações adicionais',
  labels: 'Nota, E-mail, Telefone, Site, Link, Tecnologias',
  graduated: 'conclusão',
  inField: 'em',
  present: 'Atual',
  until: 'Até',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez',
  numbers: 'MM/YYYY',
  levels: 'Básico, Intermediário, Avançado, Expert',
})
