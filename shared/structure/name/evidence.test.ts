import { expect, test } from 'vitest'
import { findName } from '../name.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'

// `16 Text`: a line in 16 points; what stands in brackets of its own is smaller print on the line.

const pageOf = (rows: string[]): Prepared[] => {
  const parsed = rows.map((row) => /^(\d+) (.*)$/.exec(row) ?? ['', '10', row])
  return printedLines(parsed.map(([, , text = '']) => text)).map((line, at) => {
    const size = Number(parsed[at]?.[1])
    const [before, small] = line.text.split('~')
    const runs = line.line.runs.map((run) => ({ ...run, size }))
    const [run] = runs
    const mixed =
      small && run
        ? [
            { ...run, text: before ?? '' },
            { ...run, text: small, size: 8 },
          ]
        : runs
    const plain = (text: string): string => text.replace('~', '')
    const own = { ...line.line, size, text: plain(line.text), runs: mixed }
    return {
      ...line,
      text: plain(line.text),
      fields: line.fields.map(plain),
      style: `${size}|Serif`,
      line: own,
    }
  })
}

const nameOf = (rows: string[], emails: string[] = [], title = ''): string | undefined => {
  const lines = pageOf(rows)
  return findName(lines, lines.length, emails, [], title)?.name
}

const REST = ['Warehouse, 2019 – 2023', 'kept the books of a shop', 'wrote to suppliers', 'packed parcels']
const KOREAN = ['창고 관리, 2019 – 2023', '장부를 정리했습니다', '물품을 포장했습니다', '연락을 담당했습니다']
const JAPANESE = [
  '倉庫管理を担当しました。',
  '帳簿を整理しました。',
  '商品を梱包しました。',
  '連絡を担当しました。',
]

test.each<[string, string[], string]>([
  [
    'before an address on its line',
    ['Özgeçmiş', 'Hande Örnek hande0405@example.com', ...REST],
    'Hande Örnek',
  ],
  ['before a spaced label', ['姓 名: 廖例海 ⇥ 性 别: 女', '年 龄: 25岁', ...REST], '廖例海'],
  ['behind a label in two fields', ['姓 ⇥ 名:任例茹', '性 ⇥ 别:女', ...REST], '任例茹'],
  ['below a motto in Hangul', ['17 꿈은 높게 마음은 낮게', '11 박예시~ 여 1990년', ...KOREAN], '박예시'],
  [
    'below a motto in Latin letters',
    ['20 Every parcel arrives on time', '12 Ines Bramhall', 'ines.bramhall@example.org', ...REST],
    'Ines Bramhall',
  ],
  [
    'below a motto in Cyrillic letters',
    ['20 Каждый день немного лучше', '12 Вера Примерова', ...REST],
    'Вера Примерова',
  ],
  [
    'below the title of a form beside a shorter one',
    ['12 FICHA DE PERSONA ⇥ RAMÓN MUESTRA', '12 RAMON MUESTRA QUIROGA', 'Ciudad: Lugo', ...REST],
    'RAMON MUESTRA QUIROGA',
  ],
  [
    'below a date, at the right, as large as the text',
    ['16 職務経歴書', '2024年05月01日現在', '例田太郎', ...JAPANESE],
    '例田太郎',
  ],
  ['of a page in Chinese, with a blank inside', ['16 简历', '王 示例', ...JAPANESE], '王 示例'],
  ['of a page in Korean, with a blank inside', ['16 이력서', '박 예시', ...KOREAN], '박 예시'],
  [
    'below a title page header',
    ['20 Application documents', '14 Ole Beispielsen', ...REST],
    'Ole Beispielsen',
  ],
  [
    'behind a title on one line',
    ['14 Curriculum Vitae ⇥ Wanda Przykładowa', 'Kraków', ...REST],
    'Wanda Przykładowa',
  ],
  ['behind what the page calls itself', ['18 Resume of Ines Bramhall', 'Leeds', ...REST], 'Ines Bramhall'],
  [
    'behind what the page calls itself, all in capitals',
    ['18 CURRICULUM VITAE OF INES BRAMHALL', 'Leeds', ...REST],
    'INES BRAMHALL',
  ],
  [
    'of three capitals behind what the page calls itself',
    ['18 CURRICULUM VITAE INA BRAMHALL', 'Leeds', ...REST],
    'INA BRAMHALL',
  ],
  [
    'behind what the page calls itself and a dash',
    ['18 CV – Ines Bramhall', 'Leeds', ...REST],
    'Ines Bramhall',
  ],
  ['at the right of its place', ['Leeds ⇥ 18 High Street ⇥ Ines Bramhall', ...REST], 'Ines Bramhall'],
  ['with the surname first and a comma', ['16 BRAMHALL, Ines', 'Forklift driver', ...REST], 'BRAMHALL, Ines'],
  ['in capitals under a place', ['Leeds', 'INES BRAMHALL', ...REST], 'INES BRAMHALL'],
  ['of one word over a title', ['24 Bramhall', 'Forklift driver', ...REST], 'Bramhall'],
  ['in small letters', ['24 ines bramhall', 'Forklift driver', ...REST], 'ines bramhall'],
  [
    'behind a label, below larger print',
    ['16 Application', 'Name: ines bramhall', 'Phone: 555 0100', ...REST],
    'ines bramhall',
  ],
  ['before its reading in brackets', ['16 职务', '山本 例 (やまもと れい)', ...JAPANESE], '山本 例'],
  ['before a reading in wide brackets', ['氏名：王示例（Wang Shili）', ...JAPANESE], '王示例'],
  [
    'with its short form in brackets',
    ['16 Robert (Bob) Bramhall', 'Leeds', ...REST],
    'Robert (Bob) Bramhall',
  ],
  [
    'before its short form, in letters alike',
    ['16 Ines Bramhall (Nessie)', ...REST],
    'Ines Bramhall (Nessie)',
  ],
  ['in Latin letters before others', ['16 Park Yesi (박예시)', ...REST], 'Park Yesi'],
  ['in other letters behind one Latin word', ['16 Wang (王示例)', ...REST], 'Wang (王示例)'],
  ['before a square', ['8 Ines Bramhall ■ High Street 2 ■ ines.b@example.com', ...REST], 'Ines Bramhall'],
  [
    'behind a label nobody lists, under what the page calls itself in capitals',
    [
      '24 ÖZGEÇMİŞ',
      'Ad Soyad: Deniz Örnek',
      'Telefon: 0532 555 01 00',
      'E-posta: deniz@example.com',
      ...REST,
    ],
    'Deniz Örnek',
  ],
  [
    'behind a label nobody lists, under a word nobody knows',
    ['24 CVITAE', 'Vārds: Liga Paraudziņa', 'Tālrunis: 20 555 010', 'E-pasts: liga@example.com', ...REST],
    'Liga Paraudziņa',
  ],
  [
    'behind its label and a blank',
    ['16 職務経歴書', '氏名 レイ アンダーソン', ...JAPANESE],
    'レイ アンダーソン',
  ],
  ['which is a word for a label', ['20 NAME HERE', 'Forklift driver', ...REST], 'NAME HERE'],
])('finds the name %s', (_where, rows, name) => expect(nameOf(rows)).toBe(name))

test.each<[string, string[]]>([
  ['a motto', ['Every parcel arrives on time', ...REST]],
  ['a position', ['Forklift Driver', ...REST]],
  ['what the page calls itself', ['18 Curriculum Vitae', ...REST]],
  ['a heading', ['18 Experience', ...REST]],
  ['a date', ['16 職務経歴書', '2024年05月01日現在', ...JAPANESE]],
  ['a place', ['Leeds, England', ...REST]],
  ['an organisation', ['Bramhall Logistics Ltd', ...REST]],
  ['what a label names beside no contact', ['Referee: Ole Beispielsen', ...REST]],
])('takes %s for no name', (_what, rows) => expect(nameOf(rows)).toBeUndefined())

test.each<[string, string[], string[], string, string]>([
  [
    'the address',
    ['Ole Beispielsen', 'Ines Bramhall', ...REST],
    ['ines.bramhall@example.org'],
    '',
    'Ines Bramhall',
  ],
  [
    'the title of the file',
    ['Ole Beispielsen', 'Ines Bramhall', ...REST],
    [],
    'Resume of Ines Bramhall',
    'Ines Bramhall',
  ],
  [
    'neither, but the order',
    ['Ole Beispielsen', 'Ines Bramhall', ...REST],
    [],
    'Forklift driver',
    'Ole Beispielsen',
  ],
])('of two names %s decides', (_what, rows, emails, title, name) =>
  expect(nameOf(rows, emails, title)).toBe(name),
)
