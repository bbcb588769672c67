import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeBullet } from './bullets.ts'

it.each([
  ['• Led a team', '•', 'Led a team'],
  ['◈ Led a team', '◈', 'Led a team'],
  ['⮞ Led a team', '⮞', 'Led a team'],
  ['❑ Led a team', '❑', 'Led a team'],
  ['⇨ Led a team', '⇨', 'Led a team'],
  ['2) Led a team', '2)', 'Led a team'],
  ['①负责开发', '①', '负责开发'],
  ['（1）负责开发', '（1）', '负责开发'],
  ['1、负责开发', '1、', '负责开发'],
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
  'β blockers',
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
