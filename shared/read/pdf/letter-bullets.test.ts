import { expect, test } from 'vitest'
import type { Line } from '#shared/schema/document.ts'
import { markLetterBullets } from './letter-bullets.ts'

const line = (text: string, x = 40): Line => ({
  text,
  number: 0,
  page: 1,
  column: 0,
  part: 'body',
  x,
  y: 0,
  width: 100,
  height: 10,
  size: 10,
  bold: false,
  runs: [],
})
const DEEDS = ['built a mill', 'sold flour', 'kept the books', 'hired a baker']

const marked = (lines: Line[]) => {
  markLetterBullets([{ number: 1, width: 600, height: 800, lines }])
  return lines.map(({ bullet, text }) => `${bullet ?? ''}${text}`)
}

test.each(['Ê\t', 'Ø ', 'ü ', 'Ÿ\t'])('“%s” in front of line after line is a bullet', (sign) => {
  expect(marked(DEEDS.map((deed) => line(`${sign}${deed}`)))).toEqual(DEEDS.map((deed) => `•${deed}`))
})

test.each<[string, Line[]]>([
  ['too few', DEEDS.slice(1).map((deed) => line(`Ê\t${deed}`))],
  ['at different places', DEEDS.map((deed, at) => line(`Ê\t${deed}`, 40 + at * 9))],
  ['different letters', DEEDS.map((deed, at) => line(`${'ÊËØÿ'[at]}\t${deed}`))],
  ['a word', DEEDS.map((deed) => line(`à ${deed}`))],
  ['a plain letter', DEEDS.map((deed) => line(`A\t${deed}`))],
  ['of another script', DEEDS.map((deed) => line(`В ${deed}`))],
])('%s: nothing is taken for a bullet', (_, lines) => {
  const before = lines.map(({ text }) => text)
  expect(marked(lines)).toEqual(before)
})
