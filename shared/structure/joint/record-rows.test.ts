import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { findHeadings } from '../find-headings.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { withRecordRows } from './record-rows.ts'

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

test('entries with a beginning and an end are no such rows, though they say how a school was left', () => {
  const rows = printedLines([
    '2014年4月 – 2018年3月 ⇥ 情報学部 卒業, 架空大学',
    '2011年4月 – 2014年3月 ⇥ 普通科 卒業, 架空高等学校',
  ])
  expect(withRecordRows(rows)).toBe(rows)
})
