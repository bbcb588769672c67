import { expect, test } from 'vitest'
import { isTorn } from './torn.ts'

test.each([
  '58 students)',
  'managed a team of',
  'Lead Teacher (Grade 4',
  'budget, schedules and',
  ') at Sample School',
  'UNIVERSITY OF',
  'Sale of timber, or',
  'Toronto ON',
  'Harbour Mills) and (Co',
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'and the weekly report that every one of the twelve managers of the region reads on Monday',
])('“%s” is a piece of something', (text) => expect(isTorn(text)).toBe(true))

test.each([
  '',
  'Teacher (Grade 4)',
  '3M',
  'iRobot',
  'Sample & Sons',
  'Head of Sales, EMEA',
  'VP, Engineering (Platform) [interim]',
  'The Sample Company of the Thames',
  '数据分析师',
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'Highland College, Toronto, ON',
  'Clerk, Portland, OR',
  'Gary,IN',
  'Computer Science, AS',
])('“%s” is whole', (text) => expect(isTorn(text)).toBe(false))
