import { expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), true, createPlacer(), 0).map(
    ({ position, company, printedDates, bullets, text }) =>
      [position, company, printedDates, ...bullets, text].filter(Boolean).join(' | '),
  )

test.each<[string, string[], string[]]>([
  [
    'items (pt)',
    [
      '- 2014/03 - 2016/01 - Lumaré - Desenvolvedor: Arquitetura, testes e documentação de projetos móveis da casa.',
      '- 2011/02 - 2013/11 – Centro Baía - Estágio: Codificador, elaboração de casos de uso e de diagramas.',
    ],
    [
      'Desenvolvedor | Lumaré | 2014/03 - 2016/01 | Arquitetura, testes e documentação de projetos móveis da casa.',
      'Estágio | Centro Baía | 2011/02 - 2013/11 | Codificador, elaboração de casos de uso e de diagramas.',
    ],
  ],
  [
    'paragraphs (en)',
    [
      'Clerk, Trask & Sons, 2015 – 2019: kept the books of four branches and trained two apprentices.',
      'Porter, Hotel Ivory, 2012 – 2015: carried the luggage, kept the keys and drove guests to the station.',
    ],
    [
      'Clerk | Trask & Sons | 2015 – 2019 | kept the books of four branches and trained two apprentices.',
      'Porter | Hotel Ivory | 2012 – 2015 | carried the luggage, kept the keys and drove guests to the station.',
    ],
  ],
])('entries of one paragraph each: %s', (_name, rows, said) => {
  expect(positions(rows)).toEqual(said)
})

test('one colon among others parts no entry', () => {
  expect(
    positions([
      'Clerk, Trask & Sons, 2015 – 2019',
      '- Tasks: kept the books of four branches and trained two apprentices',
      'Porter, Hotel Ivory, 2012 – 2015',
      '- From 2013 – 2014: carried the luggage, kept the keys and drove guests to the station',
    ]),
  ).toHaveLength(2)
})
