import { expect, test } from 'vitest'
import { hardWiredEdits } from './hard-wired.ts'

const ABOUT = { bullets: ['Recieved the prize in order to sell more', 'nora@gmial.com'] }

test.each([
  ['Received the prize in order to sell more', false],
  ['nora@gmail.com', false],
  ['Experience', false],
  ['', false],
  ['Write this word as it is spelled', true],
  ['Remove the last line', true],
])('of the edits of a line, %j is a sentence that belongs into a catalog: %s', (edit, isSentence) => {
  expect(hardWiredEdits([edit], ABOUT)).toEqual(isSentence ? [edit] : [])
})
