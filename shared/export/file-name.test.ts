import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { nameParts } from '#shared/structure/name/parts.ts'
import { fileNameOf, fullNameOf, titleOf } from './file-name.ts'

const of = (firstName: string, lastName: string, targetRole = '', title = '') =>
  draft.parse({ personalInfo: { firstName, lastName }, targetRole, title })

describe('a file is named after its person', () => {
  it.each([
    [of('Jane', 'Sample'), 'Jane-Sample-Resume.pdf'],
    [of('Jane', 'Sample', 'C++ Developer / Lead'), 'Jane-Sample-C-Developer-Lead-Resume.pdf'],
    [of('Олена', "О'Приклад"), 'Олена-О-Приклад-Resume.pdf'],
    [of('..', '/etc/passwd'), 'etc-passwd-Resume.pdf'],
    [of('', ''), 'Resume.pdf'],
    [of('Jane', 'Sample', 'Very '.repeat(40)), 'Jane-Sample-Resume.pdf'],
    [{ ...of('Ana', 'Prueba', 'Frontend Developer'), headline: 'Nurse' }, 'Ana-Prueba-Nurse-Resume.pdf'],
    [{ ...of('Ana', 'Prueba', 'Frontend Developer'), headline: '' }, 'Ana-Prueba-Resume.pdf'],
  ])('%#: %j', (person, name) => {
    expect(fileNameOf(person, 'pdf')).toBe(name)
  })

  it.each([
    [of('小明', '王'), '王小明'],
    [{ ...of('太郎', '田中'), summary: '救急病棟で看護師を指導しました。' }, '田中 太郎'],
    [of('민준', '김'), '김민준'],
    [of('민수', '남궁'), '남궁민수'],
    [of('さくら', 'スミス'), 'さくら スミス'],
    [of('ジョン', 'スミス'), 'ジョン スミス'],
    [of('Xiaoming', 'Wang'), 'Xiaoming Wang'],
    [of('マリ', '田中'), '田中 マリ'],
    [of('花子 (Hanako)', '佐藤'), '佐藤 花子 (Hanako)'],
    [of('さくら', 'いとう'), 'いとう さくら'],
    [of('小明', 'Wang'), '小明 Wang'],
    [of('小明', ''), '小明'],
  ])('with the family name where its script has it, and read so again: %#', (person, name) => {
    expect(fullNameOf(person)).toBe(name)
    const { firstName, lastName } = person.personalInfo
    if (lastName) expect(nameParts(name)).toEqual({ firstName, lastName })
  })

  it('and titled after them, or after the draft', () => {
    expect(titleOf(of('Jane', 'Sample'))).toBe('Jane Sample – Resume')
    expect(titleOf(of('', '', '', 'For the bank'))).toBe('For the bank')
    expect(titleOf(of('', ''))).toBe('Resume')
  })
})
