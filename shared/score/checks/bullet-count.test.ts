import { bullets, careerBreak, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './bullet-count.ts'

verdicts(check, {
  accepts: {
    'three to six bullets a position': nothing,
    'a break in the career': careerBreak,
    'a single bullet under a position long past': ({ resume }) => {
      resume.experience.push({
        ...resume.experience[1]!,
        startDate: '2008',
        endDate: '2011',
        bullets: ['Ran the till'],
      })
    },
  },
  rejects: {
    'the same line three times': [
      bullets('Sold 300 cars to families', 'Sold 300 cars to families', 'Sold 300 cars to families'),
      'different things',
    ],
    'lines that hide the deed': [
      bullets('Responsible for selling cars', 'Sold 300 cars', 'Ran the shop of two brothers'),
      'Sold cars',
    ],
    'the filling of a template': bullets(
      'Lorem ipsum dolor sit amet',
      'Lorem ipsum dolor sit',
      'Dolor sit amet elit',
    ),
    'a recent position with one bullet': bullets('Built the shop'),
    'nine bullets under one position': bullets(...Array<string>(9).fill('Built the shop')),
    'a position without dates and with one bullet': ({ resume }) => {
      resume.experience[1] = {
        ...resume.experience[1]!,
        startDate: '',
        endDate: '',
        bullets: ['Ran the till'],
      }
    },
    'neither positions nor projects': emptied,
  },
})
