import { bullets, type Case, type Edit, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './quantified-results.ts'

verdicts(check, {
  accepts: {
    'a resume that measures its work': nothing,
    'percentages, money and multiples': bullets(
      'Cut costs by 12%',
      'Raised $2.4M in funding',
      'Made builds 3x faster',
    ),
    'numbers in words': bullets('Doubled the number of subscribers', 'Led a team of four nurses'),
    'none, a share, and round numbers that could be years': bullets(
      'Passed six inspections with zero violations',
      'No at-fault accidents in 20 years',
      'Drove the night route for nine years without an accident',
      'Cut stoppages by a third',
      'Served over 2000 customers',
      'Checked vital signs of fourteen patients',
      'Posted 1950 parcels',
    ),
    'numbers written out in another language': ({ resume }) => {
      resume.language = 'de'
      bullets('Einführung des Bautagebuchs auf elf Baustellen')({ resume } as Case)
    },
    'numerals of Chinese': ({ resume }) => {
      resume.language = 'zh'
      bullets('上线半年订单增长百分之四十', '带领十二名工程师')({ resume } as Case)
    },
    'a prize beside measured lines': bullets('Translated 40 novels', 'Won the Harbour Prize for translation'),
    'a title of the year': bullets('Translated 40 novels', 'Won Regional Newcomer of the Year in 2016'),
    'six in ten measured lines': bullets(
      'Sold 300 cars',
      'Trained 12 people',
      'Moved 4 offices',
      'Ran the shop',
      'Kept the books',
    ),
  },
  rejects: {
    'lines without any number': [bullets('Built the checkout', 'Ran the shop'), 'Built the checkout'],
    'years, versions and names of things': bullets(
      'Won the prize of the year 2019',
      'Moved the code to Python 3.11 and HTML5',
      'Kept the systems running 24/7',
      'Passed the audit for ISO 9001 in Q3 2021',
    ),
    'years in a sentence, and what happens once a quarter': bullets(
      'Ran the branch since 2000',
      'Kept the house open in the summer of 1950',
      'Reported to the board once a quarter',
    ),
    'a year in Chinese': ({ resume }) => {
      resume.language = 'zh'
      bullets('2021年负责支付系统开发')({ resume } as Case)
    },
    'what was not there at some time': bullets(
      'There was no budget for the first year',
      'Joined with no experience in the second year of the company',
      'No staff for the season',
      'Taught, with no training in earlier years, a class',
      'Worked on the farm for years without pay',
      'No injuries in the 2019 season',
    ),
    'a time, which is no title': [
      bullets(
        'Received stock at the end of the month',
        'Earned the trust of staff by the end of the quarter',
        'Awarded contracts at the start of the year',
      ),
      'All 3 bullets have no number',
    ],
    'a phone number': bullets('Answered the hotline 02079460123'),
    'years of experience': bullets('Brought 10 years of experience to the team'),
    'a resume with no bullets at all': emptied,
  },
  skips: {
    'a language whose numbers in words are not known': ({ resume }) => {
      resume.language = 'ru'
    },
  },
})

const measured = (count: number, of: number): Edit =>
  bullets(...Array.from({ length: of }, (_, i) => (i < count ? `Sold ${i + 20} houses` : 'Ran the shop')))
shares(check, {
  'three of five': [measured(3, 5), 1],
  'two of four': [measured(2, 4), 0.833, 'Ran the shop'],
  none: [measured(0, 2), 0],
  'a prize, which needs no number': [bullets('Won the medal of the city', 'Sold 20 houses'), 1],
  'prizes alone': [bullets('Won the medal of the city'), 0],
  'the end of a month, which is no prize': [bullets('Received goods at the end of the month'), 0],
})
