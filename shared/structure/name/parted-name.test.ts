import { expect, test } from 'vitest'
import { printedLines } from '../testing/printed-lines.ts'
import { partedName } from './parted-name.ts'

const nameOf = (rows: string[], local = '', at = 0): string | undefined =>
  partedName(printedLines(rows), at, local ? [local] : [])?.name

test.each<[string, string[], string, string | undefined]>([
  ['labels that end alike', ['Vezetéknév ⇥ Minta', 'Keresztnév ⇥ Ada'], '', 'Minta Ada'],
  ['colons', ['Surname: Quill', 'First name: Ada Mae'], '', 'Quill Ada Mae'],
  ['the order of an address', ['Příjmení ⇥ Vzorová', 'Jméno ⇥ Ada'], 'ada vzorova', 'Ada Vzorová'],
  [
    'a word of each in an address',
    ['Nazwisko ⇥ Przykład', 'Imię ⇥ Ada Zofia'],
    'zofiaprzyklad',
    'Ada Zofia Przykład',
  ],
  ['an initial in an address', ['Nazwisko ⇥ Przykład', 'Imię ⇥ Ada'], 'a przyklad', 'Ada Przykład'],
  ['a birthday below', ['Фамилия ⇥ Примерова', 'Имя ⇥ Ада', 'Родилась ⇥ 05.12.1989'], '', 'Примерова Ада'],
  ['names of one sign', ['성 ⇥ 박', '이름 ⇥ 예시', '생년월일 ⇥ 1992.04.11'], '', '박예시'],
  ['pairs on one row', ['姓 ⇥ 欧例 ⇥ 名 ⇥ 雅子', '生日 ⇥ 1992.05 ⇥ 国籍 ⇥ —'], '', '欧例雅子'],
  ['labels over values', ['Apelido ⇥ Nome próprio', 'Exemplo ⇥ Ada'], 'ada exemplo', 'Ada Exemplo'],
  [
    'parts in cells of their own',
    ['Namn ⇥ Ada ⇥ Exempel', 'Ort ⇥ Lund ⇥ Skåne'],
    'ada exempel',
    'Ada Exempel',
  ],
  ['a whole name of the East', ['姓名 ⇥ 张例 ⇥ 民族 ⇥ 汉族', '生日 ⇥ 1992.05 ⇥ 国籍 ⇥ —'], '', undefined],
  ['what is said twice', ['Links ⇥ adaquill ⇥ Code ⇥ adaquill'], 'adaquill', undefined],
  ['other labels', ['Company ⇥ Acme', 'City ⇥ Leeds'], 'ada quill', undefined],
  ['what is no name', ['Név ⇥ 12', 'Keresztnév ⇥ Ada'], '', undefined],
  ['one row alone', ['Vezetéknév ⇥ Minta'], '', undefined],
])('reads %s', (_, rows, local, name) => expect(nameOf(rows, local)).toBe(name))

test('a birthday tells nothing where another row leads the form', () => {
  const rows = ['性别 ⇥ 男', '城市 ⇥ 北京', '生日 ⇥ 1988-02-06']
  expect(nameOf(rows)).toBe('男北京')
  expect(nameOf(['姓名 ⇥ 柯雅例', ...rows], '', 1)).toBeUndefined()
})
