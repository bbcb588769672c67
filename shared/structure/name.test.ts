import { expect, test } from 'vitest'
import { nameParts } from './name/parts.ts'
import { findName } from './name.ts'
import { printedLines } from './testing/printed-lines.ts'

/** The first `large` lines are set larger than the rest. */
const nameOf = (rows: string[], large: number, largest = 25): string | undefined => {
  const lines = printedLines(rows).map((line, at) => {
    const size = at < large ? largest : 10
    return { ...line, style: `${size}|Serif`, line: { ...line.line, size } }
  })
  return findName(lines, lines.length, ['marta@example.es'], [])?.name
}

test.each<[string, string[], number, string]>([
  [
    'three lines',
    ['Marta', 'Echevarría', 'Solís', 'Administradora de sistemas', 'marta@example.es'],
    3,
    'Marta Echevarría Solís',
  ],
  ['two lines', ['Marta', 'Echevarría', 'Administradora', 'marta@example.es'], 2, 'Marta Echevarría'],
  [
    'one line, over a title',
    ['Marta Echevarría', 'Administradora', 'marta@example.es'],
    1,
    'Marta Echevarría',
  ],
  [
    'a title with a stroke in brackets',
    ['Marta Echevarría', 'Full Stack Developer (Node.js/React)', 'marta@example.es'],
    1,
    'Marta Echevarría',
  ],
  [
    'the name of what the page is',
    ['Marta Echevarría', 'Curriculum Vitae', 'marta@example.es'],
    2,
    'Marta Echevarría',
  ],
  ['no title, with a picture behind it', ['Marta Echevarría 🚀', 'marta@example.es'], 1, 'Marta Echevarría'],
])('a name over %s', (_name, rows, large, expected) => {
  expect(nameOf(rows, large)).toBe(expected)
})

test.each([
  [['marta solís de quiroga', '600 000 000', 'Administradora'], 'marta solís de quiroga'],
  [['administradora de sistemas', 'Marta Solís', '600 000 000'], 'Marta Solís'],
  [['curriculum vitae', 'Marta Solís', '600 000 000'], 'Marta Solís'],
])('what opens the page in print a little larger may be a name in small letters: %j', (rows, name) => {
  expect(nameOf(rows, 1, 12)).toBe(name)
})

test.each([
  [['이력서', '김예시', '서울', 'marta@example.es'], 0, '김예시'],
  [['ليلى نموذج', 'عمّان', 'marta@example.es'], 0, 'ليلى نموذج'],
  [['Автобіографія', 'Олена Прикладенко', 'marta@example.es'], 2, 'Олена Прикладенко'],
])('a name under the word for resume, or in letters without capitals: %s', (rows, large, name) =>
  expect(nameOf(rows, large)).toBe(name),
)

test.each<[string, string[], string | undefined]>([
  [
    'of which one begins with a small letter, as the address has it',
    ['marta echevarría', 'marta@example.es'],
    'marta echevarría',
  ],
  ['joined by a dash', ['Marta Echevarría–Solís', 'marta@example.es'], 'Marta Echevarría–Solís'],
  ['of one word behind its label', ['Name: Marta', 'Sevilla', 'marta@example.es'], 'Marta'],
  ['in small letters that no address knows', ['looking for work', 'marta@example.es'], undefined],
])('a name %s', (_name, rows, expected) => {
  expect(nameOf(rows, 0)).toBe(expected)
})

test.each([
  [['서울', '김예시', 'marta@example.es'], '김예시'],
  [['서울 강남구', '김예시', 'marta@example.es'], '김예시'],
  [['경력', '김예시', 'marta@example.es'], '김예시'],
  [['개발자', '김예시', 'marta@example.es'], '김예시'],
  [['남궁민수', '서울', 'marta@example.es'], '남궁민수'],
  [['김예시', '개발자', 'marta@example.es'], '김예시'],
  [['김 예시', '서울', 'marta@example.es'], '김 예시'],
  [['서울', '경력', 'marta@example.es'], undefined],
])('a place, a heading or a position in Hangul is no name: %s', (rows, name) =>
  expect(nameOf(rows, 0)).toBe(name),
)

test('headings in a language nobody here knows are no names', () => {
  const rows = ['Резюме', 'Марта Примерова', 'marta@example.es', '#Опыт', 'Завод', '#Образование', 'Школа']
  const lines = printedLines(rows.map((row) => row.replace('#', ''))).map((line, at) => {
    const size = rows[at]!.startsWith('#') ? 14 : 10
    return { ...line, style: `${size}|Serif`, line: { ...line.line, size } }
  })
  expect(findName(lines, 3, ['marta@example.es'], [])?.name).toBe('Марта Примерова')
})

test.each([
  ['王小明', '小明', '王'],
  ['佐藤 花子', '花子', '佐藤'],
  ['김 민준', '민준', '김'],
  ['田中 マリ', 'マリ', '田中'],
  ['ジョン スミス', 'ジョン', 'スミス'],
  ['ジョン・スミス', 'ジョン・スミス', ''],
  ['小明 Wang', '小明', 'Wang'],
  ['Vincent van Gogh', 'Vincent', 'van Gogh'],
  ['Pieter van ’t Hoff', 'Pieter', 'van ’t Hoff'],
  ['Hans auf der Heide', 'Hans', 'auf der Heide'],
  ['Ruth zur Mühlen', 'Ruth', 'zur Mühlen'],
  ['Clara von und zu Reed', 'Clara', 'von und zu Reed'],
  ['Luis Quill y Brand', 'Luis', 'Quill y Brand'],
  ['Rui da Reed e Quill', 'Rui', 'da Reed e Quill'],
  ['Ada y Quill', 'Ada', 'y Quill'],
  ['Ada Brand E Quill', 'Ada Brand E', 'Quill'],
  ['LUIS QUILL Y BRAND', 'LUIS', 'QUILL Y BRAND'],
  ['Ada Quill, OCN', 'Ada', 'Quill'],
  ['Ada Quill BSN, RN, OCN', 'Ada', 'Quill'],
  ['Ada Quill, RN, CWOCN', 'Ada', 'Quill'],
  ['Olu van der Reed, FRICS, MCIOB', 'Olu', 'van der Reed'],
  ['Quill, Ada', 'Ada', 'Quill'],
  ['Quill, AB', 'AB', 'Quill'],
  ['García Solís, Ana', 'Ana', 'García Solís'],
  ['QUILL BRAND, ADA', 'ADA', 'QUILL BRAND'],
])('%s is %s of the family %s', (name, firstName, lastName) =>
  expect(nameParts(name)).toEqual({ firstName, lastName }),
)

test.each([
  [['个人简历', '姓名：林例 电话：13800138000 邮箱：lin@example.com'], '林例'],
  [['Curriculum', 'Name: Marta Echevarría Phone: 555 0100', 'Madrid'], 'Marta Echevarría'],
  [['Curriculum', 'Nombre: Marta Echevarría', 'Madrid'], 'Marta Echevarría'],
])('a name between its label and the next: %s', (rows, name) => expect(nameOf(rows, 1)).toBe(name))

test('the large print is the name, and not what is hardly larger than the text above it', () => {
  const sizes = [11.5, 21, 22, 10, 10, 10]
  const lines = printedLines([
    '**Resource Presentation**',
    '**Lin Beispiel**',
    'Web Engineer',
    'Leeds',
    'Married',
    'Free',
  ]).map((line, at) => ({ ...line, style: `${sizes[at]}|Serif`, line: { ...line.line, size: sizes[at]! } }))
  expect(findName(lines, lines.length, [], [])?.name).toBe('Lin Beispiel')
})

/** A form of one print: labels, and what they name. */
const ofForm = (rows: string[], address: string): string | undefined => {
  const lines = printedLines(rows)
  return findName(lines, lines.length, [address], [])?.name
}

test.each<[string, string[], string, string | undefined]>([
  [
    'beside a label in a language nobody lists, among labelled contact',
    ['ФИО\tВера Лапшина', 'Телефон\t+7 900 555-01-00', 'E-mail\tlapshina@example.ru'],
    'lapshina@example.ru',
    'Вера Лапшина',
  ],
  [
    'before a place, among labelled contact',
    ['Marta Solís\tLugo', 'Teléfono\t+34 600 555 010', 'E-mail\tmarta@example.es'],
    'marta@example.es',
    'Marta Solís',
  ],
])('a name %s', (_name, rows, address, expected) => {
  expect(ofForm(rows, address)).toBe(expected)
})

/** A table of one column of labels and one of values; each cell is a line of its own. */
const ofTable = (rows: [string, string][], head: string[] = []): string | undefined => {
  const cells = rows.flat()
  const lines = printedLines([...head, ...cells]).map((line, at) => {
    const n = at - head.length
    const cell = n < 0 ? undefined : { table: 1, row: n >> 1, column: n % 2 }
    return { ...line, line: { ...line.line, ...(cell && { cell }) } }
  })
  return findName(lines, head.length, [], [])?.name
}

test.each<[[string, string][], string | undefined]>([
  [
    [
      ['성명', '김예시'],
      ['연락처', '010-5555-0101'],
      ['이메일', 'yesi@example.kr'],
    ],
    '김예시',
  ],
  [
    [
      ['Ф.И.О.', 'Лапшина Вера Ильинична'],
      ['Телефон', '+7 900 555-01-00'],
      ['Почта', 'vera@example.ru'],
    ],
    'Лапшина Вера Ильинична',
  ],
  [
    [
      ['언어', '영어'],
      ['수준', '상급'],
    ],
    undefined,
  ],
])('a name in a cell beside its label, among those of labelled contact: %j', (rows, name) =>
  expect(ofTable(rows)).toBe(name),
)

test.each<[string[], number, string]>([
  [['MARTA\tECHEVARRÍA SOLÍS', 'Administradora', 'info@example.es'], 1, 'MARTA ECHEVARRÍA SOLÍS'],
  [['Marta Echevarría\tCurriculum Vitae', 'Administradora', 'info@example.es'], 1, 'Marta Echevarría'],
  [['Marta Echevarría\tM.Sc.', 'Administradora', 'info@example.es'], 1, 'Marta Echevarría'],
  [['Marta Echevarría\tLugo', 'Administradora', 'marta@example.es'], 0, 'Marta Echevarría'],
])('white in a line of display print parts no name: %j', (rows, large, name) =>
  expect(nameOf(rows, large)?.replace(/\s+/g, ' ')).toBe(name),
)

test('a letter with an umlaut may be written out in an address', () => {
  const rows = ['Grüne Wiese', 'Jürgen Kühn', 'juergenkuehn@example.de']
  expect(findName(printedLines(rows), 3, ['juergenkuehn@example.de'], [])?.name).toBe('Jürgen Kühn')
})
