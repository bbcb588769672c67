import { expect, test } from 'vitest'
import { structure } from '../structure.ts'
import { documentOf } from '../testing/document-of.ts'

// Here every item carries the same sign.

const headingsWith = (items: string[]): string[] =>
  structure(
    documentOf([
      '見本 一郎',
      '- 職務要約',
      '営業を五年間担当しました。',
      '- 職務経歴',
      '株式会社みどり ⇥ 2019年4月～2024年3月',
      ...items,
      '- 学歴',
      '見本大学 経済学部 卒業 ⇥ 2019年3月',
    ]),
  ).sections.flatMap(({ heading }) => heading ?? [])

test('a sign that stands before headings alone marks them', () =>
  expect(headingsWith(['新規顧客の開拓'])).toEqual(['職務要約', '職務経歴', '学歴']))
test('one that stands before what was done as well does not', () =>
  expect(headingsWith(['- 新規顧客の開拓', '- 既存顧客の対応', '- 資料の作成'])).toEqual([]))
