import { expect, test } from 'vitest'
import { isWording } from './wording.ts'

const bullet = 'experience.0.bullets.2'

test.each([
  ['a duty told as a deed', bullet, 'Responsible for managing a team of six', 'Managed a team of six'],
  ['one of two words', bullet, 'Worked on building bridges', 'Built bridges'],
  ['another tense', bullet, 'Repair pumps for 40 farms', 'Repaired pumps for 40 farms'],
  ['a full stop more', bullet, 'Repaired pumps for 40 farms', 'Repaired pumps for 40 farms.'],
  ['a summary without its filler', 'summary', 'A very patient beekeeper', 'A patient beekeeper'],
  ['a script without spaces', bullet, '负责管理六人团队', '管理六人团队。'],
])('takes over %s', (_, path, text, fix) => {
  expect(isWording({ path, text, fix })).toBe(true)
})

test.each([
  ['no fix', bullet, 'Repaired pumps', ''],
  [
    'advice about the line',
    bullet,
    'Repaired pumps for 40 farms',
    'Say what came of it: a number or a result.',
  ],
  [
    'advice with words of every line',
    bullet,
    'Wrote a plan and kept it',
    'Delete this bullet or say something new: it repeats an earlier one.',
  ],
  ['a heading, which is no line of the resume’s prose', '', 'My work experience', 'Work experience'],
  ['a single word', 'skills.3', 'Github', 'GitHub'],
])('leaves %s', (_, path, text, fix) => {
  expect(isWording({ path, text, fix })).toBe(false)
})
