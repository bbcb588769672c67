import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeBullet } from './bullets.ts'

it.each([
  ['⚫ Led a team', '⚫', 'Led a team'],
  ['• Led a team', '•', 'Led a team'],
  ['◈ Led a team', '◈', 'Led a team'],
  ['⮞ Led a team', '⮞', 'Led a team'],
  ['❑ Led a team', '❑', 'Led a team'],
  ['⇨ Led a team', '⇨', 'Led a team'],
  ['2) Led a team', '2)', 'Led a team'],
  ['(11) 2019–2021: led a team', '(11)', '2019–2021: led a team'],
  ['(12) 24 pupils', '(12)', '24 pupils'],
  ['①负责开发', '①', '负责开发'],
  ['（1）负责开发', '（1）', '负责开发'],
  ['1、负责开发', '1、', '负责开发'],
  ['・基本設計', '・', '基本設計'],
  ['･ 基本設計', '･', '基本設計'],
])('%s', (line, bullet, text) => {
  expect(takeBullet(line)).toEqual({ bullet, text })
})

it.each([
  '☎ +43 5550 100',
  '✉ ines@example.com',
  '✆ 555 0100',
  '2、5 年',
  '-5 degrees',
  '◈tight',
  '(555) 0100',
  '(11) 98841-2207',
  '(01) 44 55 66 77',
  'β blockers',
  '設計・開発',
])('%s has none', (line) => {
  expect(takeBullet(line)).toEqual({ text: line })
})

it('takes nothing from a line that begins with a letter and a letter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zА-я]{2}[A-Za-z ]{0,20}$/), (line) => {
      expect(takeBullet(line)).toEqual({ text: line })
    }),
  )
})
