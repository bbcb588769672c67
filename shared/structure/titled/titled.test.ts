import { describe, expect, test } from 'vitest'
import { titledStudy } from '../education.ts'
import { paragraphsOf } from '../join-lines.ts'
import { POSITIONS, STUDIES } from '../joint/trades.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { titledInterests, titledItems, titledProjects } from './items.ts'
import { titledRoles } from './roles.ts'

const experience = (rows: string[]): string[] | undefined =>
  titledRoles(printedLines(rows), false, POSITIONS)?.map(({ roles, dates, body }) =>
    [
      roles.first?.text ?? '',
      roles.second?.text ?? '',
      roles.place?.text ?? '',
      `${dates?.start ?? ''}…${dates?.end ?? ''}`,
      ...paragraphsOf(body, false).map(({ text }) => text),
    ].join(' | '),
  )
const education = (rows: string[]): string[] | undefined =>
  titledRoles(printedLines(rows), false, STUDIES)?.map((entry) => {
    const study = titledStudy(entry, entry.titled ?? { place: '', grade: '', beside: '', isPair: false })
    return [
      study.degree,
      study.field,
      study.institution,
      study.gpa,
      `${study.startDate}…${study.endDate}`,
    ].join(' | ')
  })

describe('dates in a column of their own before the titles', () => {
  test('stand for dates at the other edge', () => {
    expect(
      experience([
        '2021 – 2023 ⇥ **Storyteller, Payments**',
        'Skills · Sampleton',
        '- Education',
        '',
        '2012 – 2014 ⇥ **CTO | Co-founder**',
        'Projects, Inc.',
      ]),
    ).toEqual([
      'Storyteller, Payments | Skills | Sampleton | 2021…2023 | Education',
      'CTO | Co-founder | Projects, Inc. |  | 2012…2014',
    ])
  })
  test('are a form where a comma sets a place behind the school', () => {
    expect(education(['2008 – 2011 ⇥ **BSc Physics**', 'Hill College, Boston'])).toBeUndefined()
    expect(education(['2008 – 2011 ⇥ **BSc Physics**', 'Hill College'])).toHaveLength(1)
  })
})

test('a study that clearly has its school in the title is read so beside one that has its degree there', () => {
  expect(
    education([
      '**B.Sc (Hons.) Botany** ⇥ 2021 – 2025',
      'University of Vilamar',
      '',
      '**Saltash Central College** ⇥ 2019',
      'Advanced Level | Result: 3A',
    ]),
  ).toEqual([
    'B.Sc (Hons.) Botany |  | University of Vilamar |  | 2021…2025',
    'Advanced Level | Result: 3A |  | Saltash Central College |  | …2019',
  ])
})

describe('employers in titles of their own, over their positions', () => {
  test('are read with every position', () => {
    expect(
      experience([
        '**Sable Foods Ltd · Oslo**',
        '**Head Cook** ⇥ 2021 – Present',
        '- Led a kitchen of nine',
        '',
        '**Cook** ⇥ 2018 – 2021',
        '',
        '**Nordlys Hotels**',
        '**Kitchen Assistant** ⇥ 2016 – 2018',
      ]),
    ).toEqual([
      'Head Cook | Sable Foods Ltd | Oslo | 2021… | Led a kitchen of nine',
      'Cook | Sable Foods Ltd | Oslo | 2018…2021',
      'Kitchen Assistant | Nordlys Hotels |  | 2016…2018',
    ])
  })
  test.each<[string, string[]]>([
    [
      'positions lead undated companies',
      [
        '**Head Cook**',
        '**Sable Foods Ltd** ⇥ 2021 – Present',
        '**Waiter**',
        '**Nordlys Hotels Ltd** ⇥ 2018 – 2021',
      ],
    ],
    [
      'the last title has nothing under it',
      ['**Sable Foods Ltd**', '**Head Cook** ⇥ 2021 – Present', '**Nordlys Hotels**'],
    ],
    [
      'nothing stands over the first',
      ['**Head Cook** ⇥ 2021 – Present', '**Sable Foods Ltd**', '**Cook** ⇥ 2018 – 2021'],
    ],
  ])('are not, where %s', (_, rows) => {
    expect(experience(rows)?.map((one) => one.startsWith('Head Cook | Sable')) ?? []).not.toContain(true)
  })
})

describe('experience', () => {
  test.each<[string, string[], string[]]>([
    [
      'words that no list knows, a place set apart by a dot, and bullets that look like something else',
      [
        '**Storyteller, Payments** ⇥ Mar 2021 – Present',
        'Skills · Sampleton',
        '- Education',
        '- Jan 2019 – Mar 2020: acting head',
        '',
        '**CTO | Co-founder** ⇥ 2012 – 2014',
        'Projects, Inc.',
      ],
      [
        'Storyteller, Payments | Skills | Sampleton | 2021-03… | Education | Jan 2019 – Mar 2020: acting head',
        'CTO | Co-founder | Projects, Inc. |  | 2012…2014',
      ],
    ],
    [
      'the company over the position, told by the words of all entries',
      [
        '**Harbourline Freight Ltd** ⇥ 2018 – 2021',
        'Dispatcher',
        '- Planned routes',
        '**Quillon** ⇥ 2016',
        'Sales Clerk',
      ],
      [
        'Dispatcher | Harbourline Freight Ltd |  | 2018…2021 | Planned routes',
        'Sales Clerk | Quillon |  | 2016…2016',
      ],
    ],
    [
      'a bullet whose second line has a year, where no position has dates',
      ['**Clerk**', 'Sampleton Ltd', '- Spoke at conferences, see', '  example.org/talks/2021.'],
      ['Clerk | Sampleton Ltd |  | … | Spoke at conferences, see example.org/talks/2021.'],
    ],
  ])('%s', (_name, rows, expected) => expect(experience(rows)).toEqual(expected))

  test.each<[string, string[]]>([
    [
      'position and company in one title',
      ['**Clerk, Harbourline Freight Ltd** ⇥ 2018 – 2021', 'Oslo', '- Sold'],
    ],
    ['a company over its positions', ['**Harbourline Freight Ltd**', '**Clerk** ⇥ 2018 – 2021', '- Sold']],
    ['dates in the lines under the titles', ['**Clerk**', 'Harbourline Freight Ltd, 2018 – 2021', '- Sold']],
    ['a second text at the other edge', ['**Clerk** ⇥ Oslo', 'Harbourline Freight Ltd ⇥ 2018 – 2021']],
    ['a title of two settings', ['**Clerk**, Harbourline Freight Ltd ⇥ 2018 – 2021', '- Sold']],
    ['labels that say what is what', ['**Employer: Kestrel** ⇥ 2018', 'Location: Upper Ottery']],
    ['no bold title', ['Clerk ⇥ 2018 – 2021', '_Harbourline Freight Ltd_', '- Sold']],
  ])('is another rule: %s', (_name, rows) => expect(experience(rows)).toBeUndefined())
})

describe('education', () => {
  test.each<[string, string[], string[]]>([
    [
      'degree and field over the school, grade and graduation named',
      ['**BSc, Physics** ⇥ Sep 2011 – Jun 2015, graduated 2016', 'ETHX', 'GPA: magna cum laude'],
      ['BSc | Physics | ETHX | magna cum laude | 2011-09…2015-06'],
    ],
    [
      'a school alone',
      ['**Bootcamp 2000** ⇥ May 2010 – 2012', '', '**Camp 2001** ⇥ 2013'],
      [' |  | Bootcamp 2000 |  | 2010-05…2012', ' |  | Camp 2001 |  | …2013'],
    ],
    [
      'the school over the degree',
      ['**University of Example** ⇥ 2015', 'BSc'],
      ['BSc |  | University of Example |  | …2015'],
    ],
  ])('%s', (_name, rows, expected) => expect(education(rows)).toEqual(expected))

  test.each<[string, string[]]>([
    ['degree and school in one title', ['**PhD Ecology, University of Example** ⇥ 2015']],
    ['courses under the school', ['**BSc** ⇥ 2015', 'University of Example', '- Statistics']],
    ['a further line without a name', ['**BSc** ⇥ 2015', 'University of Example', 'Dean’s list']],
    [
      'the degree set as a title of its own',
      ['**University of Example, Oslo** ⇥ 2018', '**Bachelor of Science**', '', '**Sample College** ⇥ 2013'],
    ],
    ['a place under the title', ['**BSc, University of Example** ⇥ 2015', 'Oslo, Norway']],
  ])('is another rule: %s', (_name, rows) => expect(education(rows)).toBeUndefined())
})

describe('what else there is', () => {
  const projects = (rows: string[]) =>
    titledProjects(printedLines(rows), false, createPlacer(), 0)?.map(
      ({ name, description, technologies, link, bullets }) =>
        [name, description, technologies, link, ...bullets].join(' | '),
    )

  test('projects with all their lines', () => {
    expect(
      projects([
        '**Garden – a board game**',
        'example.net/a/b',
        'Led a team of 12 (2019–2021)',
        'Technologies: 1C: Office, SQL',
      ]),
    ).toEqual(['Garden – a board game | Led a team of 12 (2019–2021) | 1C: Office, SQL | example.net/a/b'])
  })

  test('a year that is part of a title, and one beside it', () => {
    const read = titledItems(
      'awards',
      printedLines([
        '**Employee of the Year 2018**',
        'Engineer.example',
        '**Cup** ⇥ 2019',
        'example.org/cup',
      ]),
      false,
      createPlacer(),
      0,
    )
    expect(read).toEqual([
      { title: 'Employee of the Year 2018', detail: 'Engineer.example', date: '', link: '' },
      { title: 'Cup', detail: '', date: '2019', link: 'example.org/cup' },
    ])
  })

  test('titles with nothing under them and white between are as many', () => {
    const rows = [
      '**Certified Administrator of Sample Systems** ⇥ Mar 2015',
      '',
      '**Cloud Architect of Sample Systems, Associate**',
    ]
    const read = titledItems('certifications', printedLines(rows), false, createPlacer(), 0)
    expect(read?.map(({ title }) => title)).toEqual([
      'Certified Administrator of Sample Systems',
      'Cloud Architect of Sample Systems, Associate',
    ])
  })

  test('a title that the width broke is one', () => {
    const rows = ['**Certified Administrator of Sample Systems and of the**', '**Clouds above Them**']
    const read = titledItems('certifications', printedLines(rows), false, createPlacer(), 0)
    expect(read?.map(({ title }) => title)).toEqual([
      'Certified Administrator of Sample Systems and of the Clouds above Them',
    ])
  })

  test('awards whose titles end with their dates are set by another rule', () => {
    expect(titledItems('awards', printedLines(['**Cup, 2019**']), false, createPlacer(), 0)).toBeUndefined()
  })

  test('an interest is one phrase', () => {
    const read = titledInterests(
      printedLines(['**Chess** ⇥ May 2019', 'club champion']),
      false,
      createPlacer(),
      0,
    )
    expect(read).toEqual(['Chess · club champion · 2019-05'])
  })
})

test('a day with a comma before its month is no word of graduation', () => {
  expect(
    education([
      '**BSc, Physics** ⇥ 05, September 2011 – 17, January 2015',
      'Vilamar University',
      '',
      '**MSc, Physics** ⇥ 01, March 2015 – 28, June 2017',
      'Vilamar University',
    ])?.map((study) => study.split(' | ').at(-1)),
  ).toEqual(['2011-09…2015-01', '2015-03…2017-06'])
})
