import { expect, test } from 'vitest'
import { type Judged, strongestFirst } from './strongest-first.ts'

const judged: Judged[] = [
  { path: 'experience.0.bullets.0', text: 'Helped', verdict: 'weak' },
  { path: 'experience.0.bullets.1', text: 'Baked bread', verdict: 'fair' },
  { path: 'experience.0.bullets.2', text: 'Cut waste by 40 %', verdict: 'strong' },
  { path: 'experience.10.bullets.0', text: 'Helped', verdict: 'strong' },
]

test.each([
  [
    'strong before fair before weak',
    ['Helped', 'Baked bread', 'Cut waste by 40 %'],
    ['Cut waste by 40 %', 'Baked bread', 'Helped'],
  ],
  ['equals in their order', ['Helped', 'Typed now', 'Baked bread'], ['Typed now', 'Baked bread', 'Helped']],
  [
    'marks do not hide a bullet',
    ['Baked bread', 'Cut waste by <b>40 %</b>'],
    ['Cut waste by <b>40 %</b>', 'Baked bread'],
  ],
  ['empty lines last', ['', 'Helped', ''], ['Helped', '', '']],
  ['another position’s verdicts count for nothing', ['Baked bread', 'Helped'], ['Baked bread', 'Helped']],
])('%s', (_, lines, sorted) => {
  expect(strongestFirst(lines, 'experience.0', judged)).toEqual(sorted)
})

test('behind a position that was not scored the verdicts are found by their text', () => {
  expect(strongestFirst(['Helped', 'Cut waste by 40 %'], 'experience.1', judged.slice(0, 3))).toEqual([
    'Cut waste by 40 %',
    'Helped',
  ])
})

test('without a score nothing moves', () => {
  expect(strongestFirst(['b', 'a'], 'experience.0', [])).toEqual(['b', 'a'])
})
