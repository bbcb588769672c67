import { expect, test } from 'vitest'
import { improvedByRules } from './improve.ts'

test.each([
  ['Responsible for leading the morning shift', true, 'Led the morning shift'],
  [
    'Cleaned the filters on a daily basis in order to keep the pumps running',
    true,
    'Cleaned the filters daily to keep the pumps running',
  ],
  ['Manage a team of 4', true, 'Managed a team of 4'],
  ['Was able to rebuild the shop in order to save rent', false, 'Rebuilt the shop to save rent'],
])('"%s" (ended: %s) becomes "%s"', (text, ended, better) => {
  expect(improvedByRules(text, { ended })).toBe(better)
})

test.each([
  ['Cut waste by 30%', true],
  ['Manage a team of 4', false],
  ['Responsible for the checkout page', true],
  ['Was able to quickly increase sales', true],
  ['Helped to organize 12 fairs', true],
  ['Assisted in running the shop', true],
  ['', true],
])('"%s" (ended: %s) is left as it is', (text, ended) => {
  expect(improvedByRules(text, { ended })).toBeNull()
})
