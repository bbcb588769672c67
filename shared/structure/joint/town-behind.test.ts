import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution }) =>
      `${[degree, field].filter(Boolean).join(', ')} | ${institution.split(', ')[0]}`,
  )

test.each<[string, string[], string[]]>([
  [
    'a grammar school and its town (sk)',
    [
      '2013 – 2015 ⇥ Fakulta informatiky (Vilamarská technická univerzita), Hrabovce',
      'Počítačové siete',
      '2005 – 2013 ⇥ Gymnázium J. V. Horského, Lieskovec',
    ],
    [
      'Počítačové siete | Fakulta informatiky (Vilamarská technická univerzita)',
      ' | Gymnázium J. V. Horského',
    ],
  ],
  [
    'schools alone (de)',
    ['2003 – 2011 ⇥ Städtische Realschule, Niederbach', '1999 – 2003 ⇥ Volksschule, Oberndorf'],
    [' | Städtische Realschule', ' | Volksschule'],
  ],
  ['a lyceum (pl)', ['2001 – 2005 ⇥ Liceum Ogólnokształcące, Brzozówka'], [' | Liceum Ogólnokształcące']],
  ['a town nobody knows (hu)', ['2009 – 2013 ⇥ Kossuth Gimnázium, Újkeresztes'], [' | Kossuth Gimnázium']],
  ['a college (en)', ['2010 – 2012 ⇥ Vale Sixth Form College, Eldersby'], [' | Vale Sixth Form College']],
  ['a school (nl)', ['2004 – 2010 ⇥ Scholengemeenschap De Dijk, Elburgh'], [' | Scholengemeenschap De Dijk']],
  ['its field (en)', ['2010 – 2014 ⇥ Hale University, Physics'], ['Physics | Hale University']],
  [
    'its field (de)',
    ['2010 – 2014 ⇥ Universität Hallstedt, Informatik'],
    ['Informatik | Universität Hallstedt'],
  ],
  ['its degree (fr)', ['2010 – 2012 ⇥ Lycée Saint-Loup, Baccalauréat'], ['Baccalauréat | Lycée Saint-Loup']],
  [
    'town and region first, in a cell of their own (es)',
    [
      '**Alcor de Navas, Madrid** ⇥ **Universidad de Alcor** ⇥ 2016 – 2020',
      '- Un total de seis matrículas de honor.',
      '**Alcor de Navas, Madrid** ⇥ **Escuela de Idiomas** ⇥ 2014 – 2016',
    ],
    [' | Universidad de Alcor', ' | Escuela de Idiomas'],
  ],
])('what stands behind or before a school is its town or what was studied: %s', (_name, rows, expected) => {
  expect(studies(rows)).toEqual(expected)
})
