import { expect, test } from 'vitest'
import { readEducation } from './education.ts'
import { readExperience } from './experience.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const posts = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, startDate, endDate }) => `${position} | ${company} | ${startDate}…${endDate}`,
  )
const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, institution, startDate, endDate, current }) =>
      `${degree} | ${institution} | ${startDate}…${current ? 'now' : endDate}`,
  )

test.each<[string, string[], string[]]>([
  [
    'a dash parts all dates from what they date',
    ['2021 – Clerk, Trask & Sons Ltd', '2016 – 2021 – Porter, Hotel Ivory Ltd'],
    ['Clerk | Trask & Sons Ltd | 2021…2021', 'Porter | Hotel Ivory Ltd | 2016…2021'],
  ],
  [
    'an older one',
    ['2016 – 2021 Porter, Hotel Ivory Ltd', '2014 – Clerk, Trask & Sons Ltd'],
    ['Porter | Hotel Ivory Ltd | 2016…2021', 'Clerk | Trask & Sons Ltd | 2014…2014'],
  ],
])('%s: no open end', (_, rows, said) => expect(posts(rows)).toEqual(said))

test.each<[string, string[], string]>([
  ['en', ['B. Tech', 'Trask College of Engineering • Kurnool, Andhra Pradesh 08/2024'], '2024-08'],
  [
    'pt',
    ['Bacharelado em Letras', 'Universidade do Vale Verde • São Bento, Minas Gerais 12/2021'],
    '2021-12',
  ],
  ['fr', ['Licence de droit', 'Université du Val Fleuri • Sainte-Anne, Haute Lande juin 2019'], '2019-06'],
])('a month and a year behind a name, at the end of its line: %s', (_, rows, end) =>
  expect(studies(rows)[0]).toMatch(new RegExp(`…${end}$`)),
)

test.each<[string, string[], string]>([
  ['de', ['Kranich Holding GmbH & Co. KG: System Engineer seit Januar 2025'], '2025-01…'],
  ['en', ['Trask Holding Ltd & Sons Co: System Engineer since January 2025'], '2025-01…'],
  ['fr', ['Maison Exemple SARL & Fils: Vendeuse Principale depuis mars 2023'], '2023-03…'],
])('since a month, behind a name: %s', (_, rows, dates) => expect(posts(rows)[0]?.endsWith(dates)).toBe(true))

test('since a month, in a sentence, dates nothing', () =>
  expect(
    posts([
      '**Clerk**, Trask & Sons Ltd ⇥ 2016 – 2020',
      'Led a team of five clerks and porters since March 2018',
    ]),
  ).toEqual(['Clerk | Trask & Sons Ltd | 2016…2020']))

test.each<[string, string[], string]>([
  [
    'a dash',
    [
      'Currently - 4th year ⇥ Valley University',
      '⇥ Bachelor of Science',
      '2014 – 2018 ⇥ Khamsin High School',
    ],
    'now',
  ],
  ['a field of its own', ['Present ⇥ Bachelor of Science ⇥ Valley University'], 'now'],
  ['a field of its own at the end', ['BSc Physics, Valley University ⇥ Current'], 'now'],
  ['a field of its own (fr)', ['En cours ⇥ Licence de droit ⇥ Université du Val Fleuri'], 'now'],
  ['a field of its own (de)', ['laufend ⇥ Bachelor Informatik ⇥ Universität Lindenau'], 'now'],
])('a word for today alone dates a study: %s', (_, rows, dates) =>
  expect(studies(rows)[0]?.endsWith(`…${dates}`)).toBe(true),
)

test.each<[string, string[], string[]]>([
  [
    'en',
    [
      '- April 2024 - to date – Working as an Assistant Head of Finance at Trask Finance Limited, a company of brokers.',
      '- September 2019 – to March 2024: Worked as a Senior Auditor at Ivory Audit International Limited.',
    ],
    ['2024-04…', '2019-09…2024-03'],
  ],
  [
    'es',
    [
      '- Mayo 2021 - actualidad – Trabajo de cajera en Mercado Olmo S.L., una tienda de barrio.',
      '- Enero 2017 - abril 2021: Trabajé de camarera en Hostal Duero S.L.',
    ],
    ['2021-05…', '2017-01…2021-04'],
  ],
])('a dash behind the dates that lead a sentence, as a colon does: %s', (_, rows, dates) =>
  expect(posts(rows).map((post) => post.split(' | ')[2])).toEqual(dates),
)

test.each<[string, string[], string]>([
  [
    'en',
    ['Vilamar Institute of Technology', 'B.Tech in Computer Science', 'Passing Year: 2027 | CGPA: 7.2'],
    'B.Tech',
  ],
  ['pl', ['Politechnika Wierzbowa', 'Inżynier Budownictwa', 'Rok ukończenia: 2016 | Ocena: 4.5'], 'Inżynier'],
])('what stands before a date and its colon names the date: %s', (_, rows, degree) => {
  const [study, ...others] = studies(rows)
  expect([study?.startsWith(degree), /…20(?:27|14|16)$/.test(study ?? ''), others]).toEqual([true, true, []])
})

test.each<[string, string, string]>([
  ['the last of three behind a word', 'Summers 2022, 2023 and 2024', '2022…2024'],
  ['the last of four', 'Somrarna 2016, 2017, 2020 och 2021', '2016…2021'],
  ['signs alone', 'Sommer 2016, 2017, 2018', '2016…2018'],
  ['two with a word for until', '2016 to 2018', '2016…2018'],
])('years of a list are one range: %s', (_, dates, range) =>
  expect(posts([dates, 'Caretaker, Green Door Ltd', '- Cut grass'])).toEqual([
    `Caretaker | Green Door Ltd | ${range}`,
  ]),
)
test('a word for nearly belongs to its date', () =>
  expect(posts(['ca. 2018 – ca. 2020 ⇥ Waiter, Green Door Ltd', 'ca. 2015 ⇥ Cook, Hill Hotels Ltd'])).toEqual(
    ['Waiter | Green Door Ltd | 2018…2020', 'Cook | Hill Hotels Ltd | 2015…2015'],
  ))

test.each<[string, string, string]>([
  ['a month', 'March 2016', 'Porter | Hotel Ivory Ltd | 2016-03…2016-03'],
  ['a year', '2016', 'Porter | Hotel Ivory Ltd | 2016…2016'],
])('%s alone dates an entry where ranges stand as items', (_, date, said) => {
  const clerk = ['**Clerk, Trask & Sons Ltd**', '- May 2018 – June 2021', '- Kept the books']
  const porter = ['**Porter, Hotel Ivory Ltd**', `- ${date}`, '- Carried bags']
  expect(posts([...clerk, ...porter])).toEqual(['Clerk | Trask & Sons Ltd | 2018-05…2021-06', said])
})

test.each<[string, string[], string[]]>([
  [
    'a year in brackets behind the school',
    ['M. Tech (Botany) from Vale Institute of Technology (2016), Norwold with 68%'],
    ['M. Tech (Botany) | Vale Institute of Technology | …2016'],
  ],
  [
    'years in brackets, and what was attained in a sentence',
    ['Hale Boys High School (2012 -2015) – Certificate of Education attained with a mean grade of B-.'],
    ['Certificate of Education | Hale Boys High School | 2012…2015'],
  ],
  [
    'the year of a graduation, in a sentence',
    ['Vale High School', 'High school diploma, graduated 2018 in the top 10% of the town'],
    ['High school diploma | Vale High School | …2018'],
  ],
  [
    'a year said of something else',
    ['Vale High School', 'High school diploma, ranked 2018 of all pupils in the town'],
    ['High school diploma | Vale High School | …'],
  ],
])('dates within a line: %s', (_, rows, said) => expect(studies(rows)).toEqual(said))
