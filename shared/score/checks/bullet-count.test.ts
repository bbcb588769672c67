import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './bullet-count.ts'

verdicts(check, {
  accepts: {
    'three to six bullets a position': nothing,
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
