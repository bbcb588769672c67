import { list, table } from '../../lists.ts'
import { fullName, NAMES, namesOf } from '../people.ts'
import type { Random } from '../random.ts'
import { fromList, type Source } from '../source.ts'
import { companies } from './companies.ts'
import { date, yearOf } from './dates.ts'
import { places } from './places.ts'
import { degrees, fields, schools } from './schools.ts'
import { sentences } from './sentences.ts'
import { skills } from './skills.ts'
import { titles } from './titles.ts'

// Every kind of span that stands on a resume, drawn from open lists and put together from their parts.

function names(): Source[] {
  return [
    {
      is: 'name',
      name: 'names',
      share: 10,
      draw: (random) => {
        const western = random.chance(0.45)
        const from = western
          ? namesOf(random.pick(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']))
          : random.pick(NAMES)
        const name = fullName(random, from)
        return random.chance(0.06) ? `${random.pick(['Dr. ', 'Prof. ', 'Mr. ', 'Dipl.-Ing. '])}${name}` : name
      },
    },
    fromList('name', 'placeholders', 0.4, list('placeholders/name.txt')),
  ]
}

function labels(): Source[] {
  const inside = table('headings/labels.tsv')
    .filter(([, kind]) => kind !== 'present' && kind !== 'degreePattern')
    .map(([, , label = '']) => label)
  const sections = table('headings/sections.tsv').map(([, , heading = '']) => heading)
  return [
    {
      is: 'label',
      name: 'labels',
      share: 4,
      draw: (random) => `${random.pick(inside)}${random.chance(0.4) ? ':' : ''}`,
    },
    {
      is: 'label',
      name: 'headings',
      share: 6,
      draw: (random) => `${random.pick(sections)}${random.chance(0.1) ? ':' : ''}`,
    },
    fromList('label', 'labels of one kind', 2, list('labels/own.txt')),
  ]
}

function others(): Source[] {
  const domain = (random: Random) =>
    `${random.pick(namesOf('en').last).toLowerCase()}.${random.pick(['com', 'org', 'net', 'io', 'dev', 'de', 'co.uk'])}`
  return [
    {
      is: 'other',
      name: 'contact',
      share: 5,
      draw: (random) => {
        const digits = (n: number) => Array.from({ length: n }, () => random.below(10)).join('')
        const way = random.below(8)
        if (way === 0) return `${random.pick(namesOf('en').first).toLowerCase()}@${domain(random)}`
        if (way === 1) return `https://${domain(random)}/${random.pick(namesOf('en').first).toLowerCase()}`
        if (way === 2) return `linkedin.com/in/${random.pick(namesOf('en').first).toLowerCase()}${digits(2)}`
        if (way === 3) return `(${digits(3)}) ${digits(3)}-${digits(4)}`
        if (way === 4) return `+${1 + random.below(90)} ${digits(3)} ${digits(7)}`
        if (way === 5) return `www.${domain(random)}`
        if (way === 6) return `github.com/${random.pick(namesOf('en').last).toLowerCase()}`
        return `${1 + random.below(900)} ${random.pick(['Main Street', 'Oak Avenue', 'Elm Road', 'Park Lane', 'High Street', 'Broadway'])}`
      },
    },
    {
      is: 'other',
      name: 'grades and numbers',
      share: 3,
      draw: (random) => {
        const mark = (random.next() * 2 + 2).toFixed(2)
        return random.pick([
          `GPA: ${mark}`,
          `GPA ${mark}/4.0`,
          `CGPA: ${(random.next() * 4 + 6).toFixed(1)}/10`,
          `Note: ${(random.next() * 2 + 1).toFixed(1)}`,
          `${60 + random.below(40)}%`,
          `Percentage: ${60 + random.below(40)}%`,
          `Page ${1 + random.below(3)} of ${1 + random.below(4)}`,
          `${1 + random.below(3)} / ${1 + random.below(4)}`,
          `(${mark}/4.00)`,
          `Mention ${random.pick(['Bien', 'Très Bien', 'Assez Bien'])}`,
          `${random.pick(['magna', 'summa'])} cum laude`,
          'cum laude',
          "Dean's List",
          `Abschlussnote ${(random.next() * 2 + 1).toFixed(1)}`,
          `Media: ${mark}`,
          `Voto: ${90 + random.below(20)}/110`,
          `Curriculum Vitae`,
          `CV ${yearOf(random)}`,
          'Resume',
          'Lebenslauf',
          '简历',
          '履歴書',
          '이력서',
        ])
      },
    },
  ]
}

export const spanSources = (): Source[] => [
  ...titles(),
  ...companies(),
  ...schools(),
  ...degrees(),
  ...fields(),
  ...places(),
  { is: 'date', name: 'dates', share: 1, draw: date },
  ...names(),
  ...skills(),
  ...sentences(),
  ...labels(),
  ...others(),
]
