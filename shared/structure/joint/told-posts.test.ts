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
  [
    'told in items, of which the width breaks one within its dates (en)',
    [
      '- Worked as a senior stockman in Trask Cold Stores Pvt. Ltd. from Dec 2019 to',
      '  May 2020.',
      '- Worked as a night porter in Hotel Ivory from Feb 2016 to Aug 2019.',
      '  Carried the luggage and kept the keys.',
    ],
    [
      'senior stockman | Trask Cold Stores Pvt. Ltd. | from Dec 2019 to May 2020',
      'night porter | Hotel Ivory | from Feb 2016 to Aug 2019 | Carried the luggage and kept the keys.',
    ],
  ],
  [
    'told in items, with what was done behind (es)',
    [
      '- Trabajé de cajera en Mercado Olmo (2014 - 2017). Caja, pedidos y atención al público en la tienda.',
      '- Trabajé de camarero en Hostal Duero (2011 - 2014). Servicio de barra y terraza en verano.',
    ],
    [
      'cajera | Mercado Olmo | 2014 - 2017 | Caja, pedidos y atención al público en la tienda.',
      'camarero | Hostal Duero | 2011 - 2014 | Servicio de barra y terraza en verano.',
    ],
  ],
  [
    'told in lines (de)',
    [
      'Von 2016 bis 2020 war ich Buchhalterin bei der Kranich Holzbau GmbH.',
      'Von 2012 bis 2016 war ich Verkäuferin bei der Trask Möbel AG.',
    ],
    [
      'Buchhalterin | Kranich Holzbau GmbH | Von 2016 bis 2020',
      'Verkäuferin | Trask Möbel AG | Von 2012 bis 2016',
    ],
  ],
  [
    'that go on behind the names, with a place and with what was done (en)',
    [
      '- Worked as a stockman at Trask Cold Stores Ltd. in Leeds from 2015 to 2018.',
      '- Worked as a porter at Hotel Ivory from 2012 to 2015, where I kept the keys and drove guests to the station.',
    ],
    [
      'stockman | Trask Cold Stores Ltd. | from 2015 to 2018',
      'porter | Hotel Ivory | from 2012 to 2015 | where I kept the keys and drove guests to the station.',
    ],
  ],
  [
    'told behind their years (en)',
    [
      '2019 - 2021 ⇥ - Worked as a cashier at the Olmo Retail Ltd',
      '2016 - 2019 ⇥ - Worked as a warehouse clerk at the Trask Logistics',
    ],
    ['cashier | Olmo Retail Ltd | 2019 - 2021', 'warehouse clerk | Trask Logistics | 2016 - 2019'],
  ],
])('entries of one paragraph each: %s', (_name, rows, said) => {
  expect(positions(rows)).toEqual(said)
})

test.each<[string, string[], string[]]>([
  [
    'beside its years, the company first (en)',
    [
      '2015 July - Sept : ⇥ Worked at Trask Ports Authority as an intern in the stores department.',
      '- Kept the stock of four branches',
    ],
    ['intern', 'Trask Ports Authority'],
  ],
  [
    'behind its years (en)',
    ['- 2018 - 2020: Worked as a storekeeper at Trask Cold Stores Ltd in Leeds.', '  - Kept the stock'],
    ['storekeeper', 'Trask Cold Stores Ltd'],
  ],
  [
    'from year to year (en)',
    ['From 2012 to 2015 I worked for Hotel Ivory as a receptionist.'],
    ['receptionist', 'Hotel Ivory'],
  ],
  [
    'one line (de)',
    ['Von 2016 bis 2020 war ich Buchhalterin bei der Kranich Holzbau GmbH.', '- Löhne und Gehälter'],
    ['Buchhalterin', 'Kranich Holzbau GmbH'],
  ],
  [
    'beside its years (fr)',
    ['2018 - 2021 ⇥ J’ai travaillé chez Dupré Boulangerie en tant que vendeuse.'],
    ['vendeuse', 'Dupré Boulangerie'],
  ],
  [
    'behind its years (pt)',
    ['2012 - 2016: Trabalhei como contador na empresa Lumaré Móveis Ltda.'],
    ['contador', 'Lumaré Móveis Ltda'],
  ],
  [
    'broken by the width below its years (en)',
    [
      '2015 July - Sept : ⇥ - Worked at Trask Ports Authority as an intern in the long',
      'Technology Department.',
    ],
    ['intern', 'Trask Ports Authority'],
  ],
])('a single post told in a sentence: %s', (_name, rows, [position, company]) => {
  const posts = readExperience(printedLines(rows), true, createPlacer(), 0)
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatchObject({ position, company })
})

test('a name of several words that opens a line stays whole beside its siblings', () => {
  const posts = positions([
    'Software development consultant at Trask Pacific Pvt. Ltd. (Nov 2011 - Jul 2012)',
    'Data analyst at Olmo Cosourcing (Jul 2012 - Sep 2013)',
  ])
  expect(posts.map((post) => post.split(' | ')[0])).toEqual([
    'Software development consultant',
    'Data analyst',
  ])
})

test('a sentence of what was done is no post', () => {
  const rows = ['2019 - 2021 ⇥ Kept the books of four branches and trained two apprentices.']
  expect(positions(rows).join()).not.toMatch(/^trained/)
})

test('items that tell of the years under a head are no entries', () => {
  expect(
    positions([
      'Clerk, Trask & Sons, 2015 – 2019',
      '- Kept the books of the branch in Hale from 2015 to 2017.',
      '- Kept the books of the branch in Leeds from 2017 to 2019.',
    ]),
  ).toHaveLength(1)
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
