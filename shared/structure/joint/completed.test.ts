import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { cutsOf } from './slots.ts'

const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(({ degree, field, institution }) =>
    [[degree, field].filter(Boolean).join(', '), institution].join(' | '),
  )
const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company }) =>
    [position, company].join(' | '),
  )

describe('a study takes what was studied from its first item', () => {
  test.each<[string, string[], string[]]>([
    [
      'a field',
      ['2015 – 2019', 'Vilamar University', '- Mechanical Engineering'],
      ['Mechanical Engineering | Vilamar University'],
    ],
    [
      'a field (tr)',
      ['2022 - 2027', 'VİLAMAR ÜNİVERSİTESİ', '- Yazılım Mühendisliği'],
      ['Yazılım Mühendisliği | VİLAMAR ÜNİVERSİTESİ'],
    ],
    [
      'but not from a list of courses',
      ['2015 – 2019', 'Vilamar University', '- Nursing', '- Biology', '- Chemistry'],
      [' | Vilamar University'],
    ],
    [
      'nor from what was done there',
      ['2015 – 2019', 'Vilamar University', '- Captain of the rowing team'],
      [' | Vilamar University'],
    ],
  ])('%s', (_, rows, expected) => expect(studies(rows)).toEqual(expected))
})

describe('a position stands right below its firm, however long its line', () => {
  test.each<[string, string[], string[]]>([
    [
      'with its team and project behind it',
      [
        'Kestrel Labs Ltd ⇥ 2019 – 2022',
        'Software Engineer, Imaging Systems, Digital Detectors and Leaders Team of Northern Europe and the Isles',
        '- Wrote the first viewer of the clinic',
        'Trask Haulage Ltd ⇥ 2016 – 2019',
        'Clerk',
        '- Kept the books of the yard',
      ],
      ['Software Engineer | Kestrel Labs Ltd', 'Clerk | Trask Haulage Ltd'],
    ],
    [
      'items tell of the work',
      [
        'Kestrel Labs Ltd ⇥ 2019 – 2022',
        '- Cooked for eighty guests',
        '- Waited at twelve tables',
        'Trask Haulage Ltd ⇥ 2016 – 2019',
        '- Drove a van',
      ],
      [' | Kestrel Labs Ltd', ' | Trask Haulage Ltd'],
    ],
  ])('%s', (_, rows, expected) => expect(positions(rows)).toEqual(expected))
})

describe('where every head names its firm alone, the text below opens with the position', () => {
  test.each<[string, string[], string[]]>([
    [
      'en',
      [
        'Trask Haulage Ltd ⇥ 2019 – 2022',
        'Transport planner for the north of the country. I set up the routes of forty lorries.',
        'Kestrel Labs Ltd ⇥ 2016 – 2019',
        'Laboratory assistant in the paint team. I mixed the colours and wrote down what came of it.',
      ],
      ['Transport planner | Trask Haulage Ltd', 'Laboratory assistant | Kestrel Labs Ltd'],
    ],
    [
      'es',
      [
        'Estudio Norte | Septiembre 2021 - actualidad',
        '- Diseñadora gráfica. Dibujé los carteles de la casa.',
        'Imprenta Sol | Febrero 2019 - Agosto 2021',
        '- Ayudante de imprenta. Aprendí a componer.',
      ],
      ['Diseñadora gráfica | Estudio Norte', 'Ayudante de imprenta | Imprenta Sol'],
    ],
    [
      'fr',
      [
        'Atelier Moreau ⇥ 2019 – 2022',
        'Ingénieur de recherche en optique pour le développement de lentilles. J’ai mené les essais.',
        'Maison Hale ⇥ 2016 – 2019',
        'Chargé de clientèle pour le nord. J’ai répondu aux lettres.',
      ],
      ['Ingénieur de recherche en optique | Atelier Moreau', 'Chargé de clientèle | Maison Hale'],
    ],
    [
      'it',
      [
        'Studio Vale ⇥ 2019 – 2022',
        'Responsabile tecnico. Ho disegnato i manifesti.',
        'Stamperia Sole ⇥ 2016 – 2019',
        'Impiegato amministrativo con due colleghi. Ho tenuto i conti.',
      ],
      ['Responsabile tecnico | Studio Vale', 'Impiegato amministrativo | Stamperia Sole'],
    ],
    [
      'pt',
      [
        'Loja do Vale ⇥ 2019 – 2022',
        'Gerente de loja. Cuidei das contas e de nove colegas.',
        'Padaria Sol ⇥ 2016 – 2019',
        'Auxiliar de padaria no turno da noite. Fiz o pão.',
      ],
      ['Gerente de loja | Loja do Vale', 'Auxiliar de padaria | Padaria Sol'],
    ],
    [
      'but not with what was done',
      [
        'Kestrel Labs Ltd ⇥ 2019 – 2022',
        'We build viewers for clinics. I wrote the first of them.',
        'Trask Haulage Ltd ⇥ 2016 – 2019',
        'The yard has forty lorries. I planned their routes.',
      ],
      [' | Kestrel Labs Ltd', ' | Trask Haulage Ltd'],
    ],
  ])('%s', (_, rows, expected) => expect(positions(rows)).toEqual(expected))

  test.each<[string, string[], string[]]>([
    [
      'and the one thing said of a school is what was studied there (es)',
      [
        'Fundación Valle | Septiembre 2020',
        '- Curso de introducción al diseño de juegos.',
        'Escuela Sol | 2018',
        '- Curso de cerámica.',
      ],
      ['Curso de introducción al diseño de juegos | Fundación Valle', 'Curso de cerámica | Escuela Sol'],
    ],
    [
      'but no list of what was done there is',
      [
        'Vilamar University ⇥ 2015 – 2019',
        '- Captain of the rowing team',
        '- Wrote for the paper of the college',
        'Hale School ⇥ 2010 – 2015',
        '- Sang in the choir',
        '- Won the prize of the town',
      ],
      [' | Vilamar University', ' | Hale School'],
    ],
  ])('%s', (_, rows, expected) => expect(studies(rows)).toEqual(expected))
})

test('a firm that sibling lines repeat before a colon is no label', () =>
  expect(
    positions([
      'Kestrel Labs GmbH: Research assistant in optics',
      '2021 – 2023',
      'Kestrel Labs GmbH: Working student in assembly',
      '2019 – 2021',
      'Trask Maschinenbau GmbH: Intern in quality control',
      '2018 – 2019',
    ]),
  ).toEqual([
    'Research assistant in optics | Kestrel Labs GmbH',
    'Working student in assembly | Kestrel Labs GmbH',
    'Intern in quality control | Trask Maschinenbau GmbH',
  ]))

test.each([
  ['Leeds -Hale College', true],
  ['Leeds- Hale College', true],
  ['Mill House (Leeds)- Cook', true],
  ['Abwasser- und Klärwerk', false],
  ['Hale-Reed College', false],
  ['Pre- and post-war prints', false],
])('a dash with a blank on one side parts what begins large: %s', (text, parts) =>
  expect(
    [...cutsOf(text).values()].some(
      (pieces) => pieces.length === 2 && /^(?:Hale College|Cook)$/.test(pieces[1] ?? ''),
    ),
  ).toBe(parts),
)
