import { describe, expect, it } from 'vitest'
import type { ReadExperience } from '#shared/schema/resume.ts'
import { isLabel, tellsItsOwn } from './foreign-lines.ts'
import { sampleResume } from './testing/sample.ts'

/** The sample with these lines under its first position, and its second changed. */
function telling(bullets: string[], second: Partial<ReadExperience> = {}) {
  const resume = sampleResume()
  const [first, next] = resume.experience
  if (!first || !next) throw new Error('The sample has two positions')
  first.bullets = bullets
  first.text = ''
  Object.assign(next, second)
  return { resume, first }
}
const own = (line: string, second: Partial<ReadExperience> = {}): boolean => {
  const { resume, first } = telling([line], second)
  return tellsItsOwn(first, resume)
}

describe('an entry tells its own', () => {
  it.each([
    'Led the move of 40 shops to one till, 2021',
    'Mentoring of newcomers (May 2021 – June 2022)',
    'Rebuilt the archive 2019 – 2021 with a team of four volunteers',
    'Buchhaltung für zwei Standorte',
    'MANAGED THE NIGHT SHIFT',
    'Environment: Java, Oracle',
    'Client: Harbour Books',
  ])('where it says “%s”', (line) => expect(own(line)).toBe(true))

  it.each([
    'Harbour Books Ltd 03/2018 – 05/2020 Sales clerk',
    'FIELD ENGINEER (CONTRACT) Rowan Mills, 2022',
    'カーシェア開発 2019/08-2021/03 テスト担当',
    'ASSISTANT TEACHER',
  ])('but not where another entry begins: “%s”', (line) => expect(own(line)).toBe(false))

  it('but not where it names the employer that an entry is without', () => {
    const line = 'Name of the company : Trellis Boilers Pvt. Ltd.'
    expect([own(line), own(line, { company: '' })]).toEqual([true, false])
  })

  it('where its dates are printed among its lines once more', () => {
    const { resume, first } = telling(['März 2019 bis heute'])
    first.printedDates = 'März 2019 bis heute\t5 Jahre'
    expect(tellsItsOwn(first, resume)).toBe(true)
  })
})

it.each([
  ['Job responsibilities', true],
  ['职位名称', true],
  ['Warehouse manager', false],
  ['Harbour Mills Ltd', false],
  ['58 students', false],
  ['Contoso', false],
  ['Verglink', false],
  ['Aufgaben', true],
  ['', false],
])('takes “%s” for a label: %s', (text, is) => expect(isLabel(text)).toBe(is))
