import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, startDate, endDate }) => `${position} | ${company} | ${startDate}…${endDate}`,
  )

describe('a post that is listed first and told below', () => {
  test.each<[string, string[], string[]]>([
    [
      'is one',
      [
        '株式会社みどり ⇥ 2023/01 - 現在 ⇥ 営業',
        '有限会社おか ⇥ 2021/04 - 2022/10 ⇥ 事務',
        '株式会社みどり',
        '時期: 2023/01 - 現在',
        '従業員数: 約1,100名',
        '有限会社おか',
        '時期: 2021/04 - 2022/10',
        '従業員数: 約7,700名',
      ],
      ['営業 | 株式会社みどり | 2023-01…', '事務 | 有限会社おか | 2021-04…2022-10'],
    ],
    [
      'in another position is another',
      ['Cook, Green Door Ltd ⇥ 2019 – 2021', 'First aider, Green Door Ltd ⇥ 2019 – 2021'],
      ['Cook | Green Door Ltd | 2019…2021', 'First aider | Green Door Ltd | 2019…2021'],
    ],
    [
      'in another time is another',
      ['Cook, Green Door Ltd ⇥ 2019 – 2021', 'Cook, Green Door Ltd ⇥ 2015 – 2017'],
      ['Cook | Green Door Ltd | 2019…2021', 'Cook | Green Door Ltd | 2015…2017'],
    ],
  ])('%s', (_, rows, said) => expect(positions(rows)).toEqual(said))
})

describe('a position without a firm', () => {
  test.each<[string, string[], string]>([
    [
      'stands under the firm that leads',
      ['**Green Door Ltd** ⇥ Leeds', 'Head Cook ⇥ 2021 – 2023', '- menus', 'Cook ⇥ 2019 – 2021', '- soups'],
      'Cook | Green Door Ltd | 2019…2021',
    ],
    [
      'is of its own below a position and its firm',
      ['Cook, Green Door Ltd, 2019 – 2022', 'Babysitter, 2017 – 2019', 'Waiter, Hill Hotel Ltd, 2015 – 2017'],
      'Babysitter |  | 2017…2019',
    ],
    [
      'is a break between two',
      [
        'Buchhalterin, Lindner Bau GmbH ⇥ 03/2019 – 05/2022',
        'Elternzeit ⇥ 01/2017 – 02/2019',
        'Sachbearbeiterin, Mohr & Sohn KG ⇥ 04/2012 – 12/2016',
      ],
      'Elternzeit |  | 2017-01…2019-02',
    ],
  ])('%s', (_, rows, said) => expect(positions(rows)).toContain(said))
})

test.each<[string, string[], string[]]>([
  [
    'small words lead to a name in quotes',
    ['12.09.23-12.12.23 Стажировка в компании «Спутник»', '01.02.22-01.08.22 Практика в ООО «Заря»'],
    ['Стажировка | «Спутник» | 2023-09…2023-12', 'Практика | ООО «Заря» | 2022-02…2022-08'],
  ],
  [
    'years in a list',
    [
      'Sommaren 2022, 2023 och 2024',
      'Lagerarbetare • Sommarjobb • Gröna Dörren AB',
      '- packade',
      'Vintern 2018',
      'Vaktmästare • Heltid • Björk Maskin AB',
      '- klippte',
    ],
    ['Lagerarbetare | Gröna Dörren AB | 2022…2024', 'Vaktmästare | Björk Maskin AB | 2018…2018'],
  ],
])('%s', (_, rows, said) => expect(positions(rows)).toEqual(said))
