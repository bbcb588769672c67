import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './figures-plausible.ts'

verdicts(check, {
  accepts: {
    'figures that can be': nothing,
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
