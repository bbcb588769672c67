import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
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
    'a phone number': bullets('Answered the hotline 02079460123'),
    'years of experience': bullets('Brought 10 years of experience to the team'),
    'a resume with no bullets at all': emptied,
  },
})
