import { expect, test } from 'vitest'
import { bullets, emptied, nothing, shares, verdict, verdicts } from '../testing/verdicts.ts'
import check from './figures-plausible.ts'

verdicts(check, {
  accepts: {
    'figures that can be': nothing,
    'growth of a small beginning': bullets('Grew the readers of the letter by 12,000 % in four years'),
    'growth beyond the double': bullets('Increased sales by 340% in two years'),
    'more than a quota': bullets(
      'Closed 41 accounts, 127% of quota',
      'Kept 99.999% uptime',
      'Cut errors to reach 99.999% accuracy',
    ),
    'all of it': bullets('Reduced paper forms by 100%', 'Kept 100% of the accounts'),
    'the same share in two lines of many': bullets(
      'Raised sales of shoes by 50%',
      'Cut the errors of the till by 50%',
      'Cut waste by 12%',
    ),
    'one figure that measures nothing': bullets('Wrote the pages of the shop for all customers 47%'),
    'growth of what has a whole': bullets('Helped the gala grow by 150% attendance in three years'),
    'a cut beside a growth': bullets('Cut costs by 12% and raised output by 150%'),
  },
  rejects: {
    'a cut of more than everything': [bullets('Reduced the cost of hosting by 150%'), '150%'],
    'growth that nothing has': [bullets('Raised sales by 5000000 % in one week'), '5000000%'],
    'figures beside hardly a word': [
      bullets(
        'Raised 12 by 44 % with 8 in 19',
        'Cut 5 to 2 by 81 % over 13',
        'Moved 31 at 7 % for 66 and 23',
      ),
      '3 bullets hold figures that measure nothing',
    ],
    'figures strewn in': [
      bullets(
        'Wrote the pages of the shop for all customers 47%',
        'Ran the servers of the shop for all teams 92%',
        'Fixed the errors of the shop for all clerks 13',
      ),
      '3 bullets hold figures that measure nothing',
    ],
    'one share for everything': [
      bullets(
        'Raised the sales of shoes by 50%',
        'Cut the errors of the till by 50 %',
        'Cut the waste of paper by 50%',
        'Raised the speed of the pages by 50%',
      ),
      '4 bullets give the same result: 50%',
    ],
    'more than the whole': [bullets('Reached 120% uptime on all servers'), '120%'],
  },
  skips: { 'a resume without lines': emptied },
})

const LOOSE = [
  'Wrote the pages of the shop for all customers 47%',
  'Ran the servers of the shop for all teams 92%',
  'Fixed the errors of the shop for all clerks 13',
  'Drew the plans of the shop for all clerks 14',
]
const FIRM = ['Led 12 people', 'Sold 40 houses', 'Trained 9 clerks']
const limitOf = (...lines: string[]): number | undefined => verdict(check, bullets(...lines)).limit
const HALVES = ['Grew shoes by 50%', 'Cut errors by 50%', 'Cut waste by 50%', 'Sped up pages by 50%']

shares(check, {
  'two loose figures': [bullets(...LOOSE.slice(0, 2)), 1],
  'three of six': [bullets(...LOOSE.slice(0, 3), ...FIRM), 1],
  'three of five': [bullets(...LOOSE.slice(0, 3), ...FIRM.slice(0, 2)), 0, '47%'],
  'one share three times': [bullets(...HALVES.slice(0, 3)), 1],
  'one share in half of the lines': [
    bullets(...HALVES, 'Grew A by 1%', 'Grew B by 2%', 'Grew C by 3%', 'Grew D by 4%'),
    1,
  ],
  'one share in most of them': [bullets(...HALVES, 'Grew A by 1%', 'Grew B by 2%', 'Grew C by 3%'), 0, '50%'],
  'a cut of all': [bullets('Cut paper by 100%'), 1],
  'a cut of more': [bullets('Cut paper by 101%'), 0.5, '101%'],
})

test.each([
  ['three loose figures', limitOf(...LOOSE.slice(0, 3)), 64],
  ['four', limitOf(...LOOSE), 58],
  ['one share four times', limitOf(...HALVES), 64],
  ['five times', limitOf(...HALVES, 'Raised speed by 50%'), 58],
  [
    'ever so often',
    limitOf(...Array.from({ length: 20 }, (_, i) => `Grew shop ${'x'.repeat(i + 1)} by 50%`)),
    30,
  ],
  ['a cut of more than all', limitOf('Cut paper by 150%'), undefined],
])('%s hold the score at most at', (_, limit, most) => expect(limit).toBe(most))
