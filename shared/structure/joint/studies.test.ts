import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { partByKind } from './kind.ts'

const read = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, startDate, endDate }) =>
      `${[degree, field].filter(Boolean).join(', ')} | ${institution} | ${startDate} ${endDate}`,
  )

test.each<[string, string[], string[]]>([
  [
    'grades in brackets before a place',
    [
      '가상대학교 ⇥ 2010.03 - 2018.02',
      '학사, 컴퓨터 공학 (GPA: 3.4 / 4.5) (GPA in Major: 3.7 / 4.5) ⇥ 시흥, 경기도',
    ],
    ['학사, 컴퓨터 공학 | 가상대학교 | 2010-03 2018-02'],
  ],
  [
    'how a school was left, beside both dates',
    ['2014.03 ~ 2017.02 ⇥ 가상고등학교 졸업', '2011.03 ~ 2014.02 ⇥ 모의중학교 졸업'],
    [' | 가상고등학교 | 2014-03 2017-02', ' | 모의중학교 | 2011-03 2014-02'],
  ],
  [
    'who keeps a school, before its name',
    ['2012年3月 ⇥ 私立 架空高等学校 情報科 卒業', '2016年3月 ⇥ 模擬大学 卒業'],
    ['情報科 | 私立 架空高等学校 |  2012-03', ' | 模擬大学 |  2016-03'],
  ],
  [
    'the faculty and its school, with a hyphen between',
    ['2020-08 – 2022-05', '4to semestre', 'Facultad de Economía - Universidad de Vilamar'],
    ['4to semestre | Facultad de Economía - Universidad de Vilamar | 2020-08 2022-05'],
  ],
  [
    'an address behind the school',
    [
      'Digital Marketing Nanodegree, Vilamar Academy https://vale.example/44Fg ⇥ 08/2021 – 09/2021',
      'BSc Botany, Vilamar College www.vale.example/45Ce ⇥ 09/2010 – 11/2015',
    ],
    [
      'Digital Marketing Nanodegree | Vilamar Academy | 2021-08 2021-09',
      'BSc Botany | Vilamar College | 2010-09 2015-11',
    ],
  ],
  [
    'a degree with a colon, and a label before one date',
    [
      'National Diploma: Engineering – Computer Systems',
      'Vilamar University of Technology',
      'Completion Date: March 2025',
      '',
      'FET Certificate: Technical Support',
      'Hale College | 2024',
      '',
      'National Senior Certificate',
      'Saltash High School | 2016',
    ],
    [
      'National Diploma, Engineering – Computer Systems | Vilamar University of Technology |  2025-03',
      'FET Certificate, Technical Support | Hale College |  2024',
      'National Senior Certificate | Saltash High School |  2016',
    ],
  ],
])('%s', (_name, rows, studies) => {
  expect(read(rows)).toEqual(studies)
})

test('a form for work and studies is parted at the names of both', () => {
  const rows = ['学歴', '2014年3月 ⇥ 架空高等学校 卒業', '職歴', '2014年4月 ⇥ 株式会社模擬 入社']
  const parts = partByKind('education', '学歴・職歴', printedLines(rows))
  expect(parts.education.map(({ text }) => text)).toEqual(['2014年3月 架空高等学校 卒業'])
  expect(parts.experience.map(({ text }) => text)).toEqual(['2014年4月 株式会社模擬 入社'])
})

test('a row of a table without a year is a study', () => {
  const rows = [
    'Degree: B.E. ⇥ School: Vilamar Institute ⇥ Sector: Hale University ⇥ Pursuing ⇥ 7.8 (third term)',
    'Degree: HSC ⇥ School: Vilamar Secondary ⇥ Sector: State Board ⇥ 2017 ⇥ 91.16%',
    'Degree: SSLC ⇥ School: Hale Secondary ⇥ Sector: State Board ⇥ 2015 ⇥ 94.6%',
  ]
  expect(readEducation(printedLines(rows), false, createPlacer(), 0)).toMatchObject([
    { institution: 'Vilamar Institute' },
    { institution: 'Vilamar Secondary' },
    { institution: 'Hale Secondary' },
  ])
})

test('a bracket that holds a date and the small words before it is no part of the degree', () => {
  const rows = ['Diploma di Maturità (a.s. 2015-2016) presso Liceo Artistico Sabbia']
  const [study] = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect(study).toMatchObject({
    degree: 'Diploma',
    field: 'Maturità',
    institution: 'Liceo Artistico Sabbia',
    startDate: '2015',
  })
})
