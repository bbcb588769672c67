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
    'a cut beside a growth': bullets('Cut costs by 12% and raised output by 150%'),
  },
  rejects: {
    'a cut of more than everything': [bullets('Reduced the cost of hosting by 150%'), '150%'],
    'more than the whole': [bullets('Reached 120% uptime on all servers'), '120%'],
  },
  skips: { 'a resume without lines': emptied },
})
