import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { findHeadings } from '../find-headings.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { partByRecords, withRecordRows } from './record-rows.ts'

const WORK = printedLines([
  '2018年4月 ⇥ 株式会社架空電機 入社',
  '2021年6月 ⇥ 同社 開発部 異動',
  '2023年12月 ⇥ 同社 退職',
])

test('a row that names nobody is of the company above', () => {
  expect(readExperience(WORK, false, createPlacer(), 0)).toMatchObject([
    { company: '株式会社架空電機', startDate: '2018-04', endDate: '2023-12' },
  ])
})

test('who joined and did not leave is still there', () => {
  const rows = printedLines([
    '2021年4月 ⇥ 株式会社架空電機 入社 主任',
    '2018年4月 ⇥ 架空商事株式会社 入社',
    '2021年3月 ⇥ 同社 退職',
  ])
  expect(readExperience(rows, false, createPlacer(), 0)).toMatchObject([
    { company: '株式会社架空電機', position: '主任', startDate: '2021-04', endDate: '' },
    { company: '架空商事株式会社', startDate: '2018-04', endDate: '2021-03' },
  ])
})

test('what was done there is kept, and marks that say nothing are not', () => {
  const rows = printedLines([
    '2017年4月 ⇥ 架空商事株式会社 入社',
    '営業部にて法人営業を担当',
    '2020年3月 ⇥ 一身上の都合により退職',
    '2020年4月 ⇥ 株式会社架空電機 入社',
    '経理部に配属',
    '現在に至る',
    '以上',
  ])
  expect(readExperience(rows, false, createPlacer(), 0)).toMatchObject([
    { company: '架空商事株式会社', endDate: '2020-03', bullets: ['営業部にて法人営業を担当'] },
    { company: '株式会社架空電機', endDate: '', bullets: ['経理部に配属'] },
  ])
})

test('so is a school left under its first sign alone', () => {
  const rows = printedLines(['2014年4月 ⇥ 架空大学 情報学部 入学', '2018年3月 ⇥ 同 卒業'])
  expect(readEducation(rows, false, createPlacer(), 0)).toMatchObject([
    { institution: '架空大学', degree: '情報学部', startDate: '2014-04', endDate: '2018-03' },
  ])
})

test('a word over such rows heads them, in whatever print', () => {
  const page = [
    ...printedLines(['架空 花子', '連絡先', '**免許・資格**', '2013年8月 ⇥ 普通自動車免許 取得', '    職歴']),
    ...WORK,
  ]
  const found = findHeadings(page.map((line, at) => ({ ...line, line: { ...line.line, number: at + 1 } })))
  expect(found.map(({ heading }) => heading)).toContain('職歴')
})

test('a heading of both right over that of the first heads nothing', () => {
  const page = printedLines([
    '架空 花子',
    '',
    '**学歴・職歴**',
    '**学歴**',
    '2013年4月 ⇥ 架空大学 入学',
    '**職歴**',
    '2017年4月 ⇥ 架空商事株式会社 入社',
  ])
  expect(findHeadings(page).map(({ heading }) => heading)).toEqual(['学歴', '職歴'])
})

test('entries with a beginning and an end are no such rows, though they say how a school was left', () => {
  const rows = printedLines([
    '2014年4月 – 2018年3月 ⇥ 情報学部 卒業, 架空大学',
    '2011年4月 – 2014年3月 ⇥ 普通科 卒業, 架空高等学校',
  ])
  expect(withRecordRows(rows)).toEqual(rows)
})

test.each<[string, string[], string[]]>([
  [
    'the form behind the name (ja)',
    ['2014年4月 ⇥ 北斗製作所 株式会社 入社', '2020年9月 ⇥ 北斗製作所 株式会社 契約期間満了につき退職'],
    [' | 北斗製作所 株式会社 | 2014-04 2020-09'],
  ],
  [
    'the form in brackets (ko)',
    [
      '2017.03 ⇥ (주)새봄식품 입사',
      '2021.08 ⇥ (주)새봄식품 개인사정으로 퇴사',
      '2021.10 ⇥ 재단법인 물빛문화원 입사',
    ],
    [' | (주)새봄식품 | 2017-03 2021-08', ' | 재단법인 물빛문화원 | 2021-10 '],
  ],
  [
    'both words of the trade (zh)',
    ['2016年7月 ⇥ 青禾食品有限公司 入职', '2020年2月 ⇥ 青禾食品有限公司 离职'],
    [' | 青禾食品有限公司 | 2016-07 2020-02'],
  ],
])('two rows are one position: %s', (_, rows, said) => {
  expect(
    readExperience(printedLines(rows), false, createPlacer(), 0).map(
      ({ position, company, startDate, endDate }) => `${position} | ${company} | ${startDate} ${endDate}`,
    ),
  ).toEqual(said)
})

test.each<[string, string[], string[]]>([
  [
    'the faculty is named in both rows (ja)',
    ['2010年4月 ⇥ 海風大学 薬学部薬学科 入学', '2016年3月 ⇥ 海風大学 薬学部薬学科 卒業'],
    ['海風大学 | 薬学部薬学科 | 2010-04 2016-03'],
  ],
  [
    'nothing but the school (ko)',
    ['2008.03 ⇥ 해오름고등학교 입학', '2011.02 ⇥ 해오름고등학교 졸업'],
    ['해오름고등학교 |  | 2008-03 2011-02'],
  ],
])('two rows are one study: %s', (_, rows, said) => {
  expect(
    readEducation(printedLines(rows), false, createPlacer(), 0).map(
      ({ institution, degree, startDate, endDate }) => `${institution} | ${degree} | ${startDate} ${endDate}`,
    ),
  ).toEqual(said)
})

test.each<[string, string[], [studies: number, posts: number] | undefined]>([
  [
    'ja',
    [
      '2010年4月 ⇥ 架空高等学校 入学',
      '2013年3月 ⇥ 架空高等学校 卒業',
      '2013年4月 ⇥ 架空商事 入社',
      '現在に至る',
    ],
    [2, 2],
  ],
  ['ko', ['2012.03 ⇥ 해오름대학교 입학', '2016.02 ⇥ 해오름대학교 중퇴', '2016.05 ⇥ 새봄식품 입사'], [2, 1]],
  ['zh', ['2016年7月 ⇥ 青禾食品 入职', '2012年9月 ⇥ 云山大学 入学'], [1, 1]],
  ['posts alone', ['2013年4月 ⇥ 架空商事 入社', '2020年3月 ⇥ 架空商事 退職'], undefined],
])('the words of rows under one heading part studies from posts: %s', (_, rows, counts) => {
  const parts = partByRecords(printedLines(rows))
  expect(parts && [parts.education.length, parts.experience.length]).toEqual(counts)
})

test.each<[string, string, string[]]>([
  ['a row alone', '2013年3月 架空大学 農学部 卒業', ['2013年3月', '架空大学', '農学部']],
  ['no sentence', '2013年3月に架空大学を卒業しました', ['2013年3月に架空大学を卒業しました']],
])('%s is a record', (_, row, fields) => {
  expect(withRecordRows(printedLines([row])).map((line) => line.fields)).toEqual([fields])
})
