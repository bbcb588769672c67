import { describe, expect, test } from 'vitest'
import { fc } from '../../../fixtures/properties.ts'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { kindByContent } from './kind.ts'

interface Post {
  title: string
  company: string
  place: string
  dates: string
}

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, printedDates }) => `${position} | ${company} | ${printedDates}`,
  )
const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(({ degree, field, institution }) =>
    [degree, field, institution].join(' | '),
  )

/** Ways to set an entry: where its parts stand and what parts them. */
const SETTINGS: Record<string, (post: Post) => string[]> = {
  'title over company, dates right': ({ title, company, dates }) => [`**${title}** ⇥ ${dates}`, company],
  'company over title, dates right': ({ title, company, dates }) => [`**${company}** ⇥ ${dates}`, title],
  'dates under both': ({ title, company, dates }) => [`**${company}**`, title, dates],
  'dates over both': ({ title, company, dates }) => [dates, `**${title}**`, company],
  'title, company at a dash': ({ title, company, dates }) => [`${title} – ${company} ⇥ ${dates}`],
  'company, title at a dash': ({ title, company, dates }) => [`${company} – ${title} ⇥ ${dates}`],
  'company, title at a stop and a dash': ({ title, company, dates }) => [`${company}.- ${title} ⇥ ${dates}`],
  'company in bold, title at a stop and a dash': ({ title, company, dates }) => [
    `**${company}**.- ${title} ⇥ ${dates}`,
  ],
  'title at company': ({ title, company, dates }) => [`${title} at ${company} ⇥ ${dates}`],
  'pipes, dates last': ({ title, company, dates }) => [`${title} | ${company} | ${dates}`],
  'company, place, title behind commas': ({ title, company, place, dates }) => [
    `${company}, ${place}, ${title}`,
    dates,
  ],
  'title, company in brackets': ({ title, company, dates }) => [`${title} (${company}) ⇥ ${dates}`],
  'company with its place in brackets': ({ title, company, place, dates }) => [
    `${title} ⇥ ${dates}`,
    `${company} (${place})`,
  ],
  labels: ({ title, company, dates }) => [`${title} ⇥ ${dates}`, `Where: ${company}`],
  'three columns': ({ title, company, dates }) => [`${dates} ⇥ ${company} ⇥ ${title}`],
  'place beside the company': ({ title, company, place, dates }) => [
    `**${company}** ⇥ ${place}`,
    `${title} ⇥ ${dates}`,
  ],
}

const POSTS: Post[] = [
  {
    title: 'Senior Nurse',
    company: 'Bluebonnet Medical Center',
    place: 'Austin, TX',
    dates: 'Mar 2019 – Present',
  },
  { title: 'Software Engineer', company: 'Kestrel Labs Ltd', place: 'Leeds, UK', dates: '01/2016 – 02/2019' },
  {
    title: 'Warehouse Supervisor',
    company: 'Harbourline Freight Inc',
    place: 'Boston, MA',
    dates: '2012 – 2015',
  },
  {
    title: 'Assistant Cook',
    company: 'Green Door Restaurant Group',
    place: 'Denver, CO',
    dates: 'Jun 2009 – Oct 2011',
  },
  { title: 'Accountant', company: 'Trask & Sons LLP', place: 'Chicago, IL', dates: '2005 – 2008' },
]
const said = ({ title, company, dates }: Post): string => `${title} | ${company} | ${dates}`
const DUTIES = [
  '- Planned the week with a team of five',
  '- Kept the books and wrote the reports of the month',
]

describe('one form for a section', () => {
  test.each(Object.keys(SETTINGS))('%s', (name) => {
    const rows = POSTS.flatMap((post) => [...SETTINGS[name]!(post), ...DUTIES])
    expect(positions(rows)).toEqual(POSTS.map(said))
  })

  test('any setting, any order and number of entries, with or without a list under them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(SETTINGS)),
        fc.shuffledSubarray(POSTS, { minLength: 2 }),
        fc.boolean(),
        (name, posts, listed) => {
          const rows = posts.flatMap((post) => [...SETTINGS[name]!(post), ...(listed ? DUTIES : [])])
          expect(positions(rows)).toEqual(posts.map(said))
        },
      ),
      { numRuns: 120, seed: 7 },
    )
  })

  test('a name that says nothing is what its siblings say it is', () => {
    expect(
      positions([
        '**Nurse** ⇥ 2019 – 2022',
        'Holloway Hospital Trust',
        '**Quibblesmith** ⇥ 2015 – 2019',
        'Vellum',
        '**Cook** ⇥ 2012 – 2015',
        'Green Door Restaurants Ltd',
      ]),
    ).toEqual([
      'Nurse | Holloway Hospital Trust | 2019 – 2022',
      'Quibblesmith | Vellum | 2015 – 2019',
      'Cook | Green Door Restaurants Ltd | 2012 – 2015',
    ])
  })

  test('one entry may be set in another way where its words leave no doubt', () => {
    expect(
      positions([
        '**Staff Nurse** ⇥ 2019 – 2022',
        'Holloway Hospital Trust',
        '- Triaged sixty patients a shift',
        '**Brandt Maschinenbau GmbH** ⇥ 2015 – 2019',
        'Mechanical Engineer',
        '- Drew the frames of presses',
        '**Assistant Cook** ⇥ 2012 – 2015',
        'Green Door Restaurants Ltd',
        '- Prepared the cold dishes',
      ]),
    ).toEqual([
      'Staff Nurse | Holloway Hospital Trust | 2019 – 2022',
      'Mechanical Engineer | Brandt Maschinenbau GmbH | 2015 – 2019',
      'Assistant Cook | Green Door Restaurants Ltd | 2012 – 2015',
    ])
  })

  test('positions under one company inherit it, and nothing is inherited where nothing stands above', () => {
    expect(
      positions([
        '**Kestrel Labs Ltd**',
        'Senior Engineer ⇥ 2019 – 2022',
        '- Led the move to the new billing',
        'Engineer ⇥ 2016 – 2019',
        '- Wrote the first billing',
        '**Brandt Maschinenbau GmbH**',
        'Technician ⇥ 2012 – 2016',
        '- Tested presses',
      ]),
    ).toEqual([
      'Senior Engineer | Kestrel Labs Ltd | 2019 – 2022',
      'Engineer | Kestrel Labs Ltd | 2016 – 2019',
      'Technician | Brandt Maschinenbau GmbH | 2012 – 2016',
    ])
  })
})

describe('what a head holds is cut where its pieces fit the roles', () => {
  test.each<[string, string[], string[]]>([
    [
      'a sign before the company, with no blank behind it',
      [
        '**Data Analyst @Betalux Technologies**',
        '2019 – 2022 ⇥ Leeds, UK',
        '- Cleaned the data of forty shops',
      ],
      ['Data Analyst | Betalux Technologies | 2019 – 2022'],
    ],
    [
      'a full stop within a legal form',
      ['**Site Trainee, Kanhan Infra Projects Pvt. Ltd.** (May 2020 – July 2020)', '- Kept the concrete log'],
      ['Site Trainee | Kanhan Infra Projects Pvt. Ltd. | May 2020 – July 2020'],
    ],
    [
      'position and company before a line that tells of the work',
      [
        'seit 05/2018 ⇥ Softwareentwickler, Elbaue Logistik GmbH, Halle',
        'Entwicklung der Tourenplanung in Java',
        '04/2015 – 04/2018 ⇥ Programmierer, Druckhaus Wendler KG, Leipzig',
        'Pflege des Bestellsystems',
      ],
      [
        'Softwareentwickler | Elbaue Logistik GmbH | seit 05/2018',
        'Programmierer | Druckhaus Wendler KG | 04/2015 – 04/2018',
      ],
    ],
    [
      'a title with its department and place stays whole',
      [
        '**Harlan Packaging Group**',
        'Vice President, Manufacturing ⇥ 2009 – 2011',
        '- Opened a plant',
        'Plant Manager, Peoria ⇥ 2005 – 2009',
        '- Ran three shifts',
      ],
      [
        'Vice President, Manufacturing | Harlan Packaging Group | 2009 – 2011',
        'Plant Manager, Peoria | Harlan Packaging Group | 2005 – 2009',
      ],
    ],
  ])('%s', (_, rows, expected) => expect(positions(rows)).toEqual(expected))
})

describe('studies', () => {
  test.each<[string, string[], string[]]>([
    [
      'degree, field and school over lines',
      [
        '**Kestrel University** ⇥ 2012 – 2016',
        'BSc in Physics',
        '**Vilamar College** ⇥ 2010 – 2012',
        'Diploma in Nursing',
      ],
      ['BSc | Physics | Kestrel University', 'Diploma | Nursing | Vilamar College'],
    ],
    [
      'several columns of a table',
      [
        '2016 ⇥ M.Sc. ⇥ Marine Biology ⇥ University of Saltash',
        '2012 ⇥ B.Sc. ⇥ Ecology ⇥ University of Vilamar',
      ],
      ['M.Sc. | Marine Biology | University of Saltash', 'B.Sc. | Ecology | University of Vilamar'],
    ],
    [
      'grades and theses are no part of the head',
      [
        '**BSc Physics** ⇥ 2012 – 2016',
        'University of Saltash',
        'GPA: 3.8 / 4.0',
        'Thesis: Light in deep water',
      ],
      ['BSc Physics |  | University of Saltash'],
    ],
    [
      'a year behind a dash dates the longest head',
      [
        '**Georgia Coastal College** — Associate of Applied Science in Dental Hygiene — 2015',
        '**Marshview High School** — High School Diploma — 2013',
      ],
      [
        'Associate of Applied Science | Dental Hygiene | Georgia Coastal College',
        'High School Diploma |  | Marshview High School',
      ],
    ],
    [
      'a school whose name ends where the degree begins',
      ['2019.09 - 2022.06 ⇥ 复旦大学研究生', '2015.09 - 2019.06 ⇥ 南京大学本科生'],
      ['研究生 |  | 复旦大学', '本科生 |  | 南京大学'],
    ],
    [
      'two schools on one line',
      ['MA Archives, Bloomsfield College, 2012 | BA History, University of Eastmarch, 2010'],
      ['MA Archives |  | Bloomsfield College', 'BA History |  | University of Eastmarch'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(studies(rows)).toEqual(expected)
  })
})

describe('the kind of a section', () => {
  const rows = POSTS.slice(0, 3).flatMap((post) => [
    ...SETTINGS['title over company, dates right']!(post),
    ...DUTIES,
  ])
  test.each<[string, string, string[], string]>([
    ['positions under a heading that says little', 'summary', rows, 'experience'],
    [
      'studies under one',
      'summary',
      [
        '**BSc in Physics** ⇥ 2012 – 2016',
        'Kestrel University',
        '**Diploma in Nursing** ⇥ 2009 – 2012',
        'Vilamar College',
      ],
      'education',
    ],
    ['positions under one nobody knows, whatever its letters suggest', 'skills', rows, 'experience'],
    [
      'prose with years',
      'summary',
      ['Nurse with ten years on wards, since 2012 in Austin', 'Awarded in 2015 and in 2018 for care'],
      'summary',
    ],
    ['one position alone', 'summary', rows.slice(0, 4), 'summary'],
    [
      'dated projects under a heading of skills',
      'skills',
      [
        '**Smart Home Automation**',
        '2020',
        '- Designed a system that opens the shutters when the sun comes up',
        '**Chatbot for Mental Health**',
        '2023 – 2024',
        '- Developed a chatbot that asks people how they slept and answers kindly',
      ],
      'projects',
    ],
    ['skills with the years of their use', 'skills', ['- Python 2015 – 2020', '- SQL since 2018'], 'skills'],
  ])('%s', (_, kind, lines, expected) => {
    expect(kindByContent(kind as 'summary', 'Short story', printedLines(lines))).toBe(expected)
  })

  test('a heading that says what it is keeps it', () => {
    expect(kindByContent('projects', 'Projects', printedLines(rows))).toBe('projects')
  })
})

describe('how sure a role is', () => {
  const surest = (rows: string[]): number[] => {
    const placer = createPlacer()
    readExperience(printedLines(rows), false, placer, 0)
    return ['position', 'company'].map((key) => placer.places[`experience.0.${key}`]!.sure)
  }
  test('roles that every entry agrees on are sure', () => {
    const rows = POSTS.flatMap((post) => [...SETTINGS['title over company, dates right']!(post), ...DUTIES])
    expect(Math.min(...surest(rows))).toBeGreaterThanOrEqual(0.9)
  })
  test('two names that could be either are not', () => {
    expect(Math.max(...surest(['**Vellum** ⇥ 2015 – 2019', 'Quibble']))).toBeLessThan(0.9)
  })
  test('names beyond doubt are less so in a section that no form explains', () => {
    const rows = ['Senior Nurse, Hillside Hospital ⇥ 2017 – 2020', 'Cook, Green Door Ltd ⇥ 2015 – 2017']
    const others = ['2011', 'Vellum, Quibble', 'Mornings', '2009 – 2010', 'Thursdays and Vale', 'Parson']
    const alone = Math.min(...surest(rows))
    expect(alone).toBeGreaterThanOrEqual(0.9)
    expect(Math.min(...surest([...rows, ...others]))).toBeLessThan(alone)
  })
})

test.each([
  '6 years 2 months',
  '6 yrs 2 mos',
  '11 months',
  '1 year',
  '6 Jahre 2 Monate',
  '6 ans 2 mois',
  '6 años 2 meses',
])('finds the place of the first position under %s in a company', (length) => {
  const rows = [
    ['**Larkmoor Foods**', length, 'Head of Supply Planning', 'October 2020 - Present', 'Leeds, UK'],
    ['', 'Senior Demand Planner', 'February 2018 - October 2020', 'York, UK'],
    ['', '**Harbourline Freight Inc**', 'Stock Controller', 'June 2012 - January 2018', 'Boston, MA'],
  ]
  const texts = [
    'Cut waste of chilled goods by a fifth.',
    'Raised accuracy by a tenth.',
    'Counted 400 items each week.',
  ]
  const read = readExperience(
    printedLines(rows.flatMap((lines, at) => [...lines, `- ${texts[at]}`])),
    false,
    createPlacer(),
    0,
  )
  expect(
    read.map(({ company, position, location, bullets }) => [company, position, location, ...bullets]),
  ).toEqual([
    ['Larkmoor Foods', 'Head of Supply Planning', 'Leeds, UK', texts[0]],
    ['Larkmoor Foods', 'Senior Demand Planner', 'York, UK', texts[1]],
    ['Harbourline Freight Inc', 'Stock Controller', 'Boston, MA', texts[2]],
  ])
})

test.each([
  ['Arquitecta de redes en Universidad de Avilar', 'Arquitecta de redes | Universidad de Avilar'],
  ['Kucharz w Restauracji Pod Lipą', 'Kucharz | Restauracji Pod Lipą'],
  ['Инженер в ООО «Ромашка»', 'Инженер | ООО «Ромашка»'],
  ['Enfermeira no Hospital de Santa Rosa', 'Enfermeira | Hospital de Santa Rosa'],
])('%s says what and where', (line, read) => {
  expect(positions([`${line} ⇥ 2020 – 2022`])).toEqual([`${read} | 2020 – 2022`])
})

test('a country behind such a word is no company', () => {
  expect(positions(['Responsable de ventas en España ⇥ 2020 – 2022', 'Comercial Ejemplo SL'])).toEqual([
    'Responsable de ventas | Comercial Ejemplo SL | 2020 – 2022',
  ])
})

test('a bracket behind a position stays with it where the company follows', () => {
  expect(
    positions([
      'Investigador (Post-Doc) Universidad de Vilamar ⇥ 2015 – 2017',
      'Investigador (Post-Doc) Universidad Federal de Gorbea ⇥ 2014 – 2015',
    ]),
  ).toEqual([
    'Investigador (Post-Doc) | Universidad de Vilamar | 2015 – 2017',
    'Investigador (Post-Doc) | Universidad Federal de Gorbea | 2014 – 2015',
  ])
})

test('a company with its town is no place, though its letters are like one as a whole', () => {
  expect(
    positions([
      'Hamerfield Media Group, Watford ⇥ 2017 – 2018',
      'Editorial Assistant, LABM and PHPD',
      '- Wrote for two magazines',
    ]),
  ).toEqual(['Editorial Assistant, LABM and PHPD | Hamerfield Media Group | 2017 – 2018'])
})

test('what closes a name stays with it beside other print', () => {
  expect(
    positions(['завод «Прогресс» | **Воспитатель** ⇥ 2020 – 2022', '• Обучение новых сотрудников']),
  ).toEqual(['Воспитатель | завод «Прогресс» | 2020 – 2022'])
})

test('a dash without blanks parts names in scripts without capitals', () => {
  expect(studies(['心理学学士—西安理工大学 ⇥ 2015 – 2019', '哲学硕士—石家庄大学 ⇥ 2019 – 2022'])).toEqual([
    '心理学学士 |  | 西安理工大学',
    '哲学硕士 |  | 石家庄大学',
  ])
})
