import { expect, test } from 'vitest'
import { isTraitClaim } from './trait.ts'

test.each([
  'Demonstrated strong communication skills',
  'Developed excellent time management skills in 12 projects',
  'Showed great leadership while others were away',
  'Developed for all of the clerks leadership',
])('“%s” claims a trait', (text) => expect(isTraitClaim(text)).toBe(true))

test.each([
  'Developed a ten-week course that teaches students leadership and time management skills',
  'Developed the shop of a bakery',
  'Developed for all of the clerks leadership skills',
  'Led the team that planned the move',
])('“%s” tells what was done', (text) => expect(isTraitClaim(text)).toBe(false))
