import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './fillers.ts'

verdicts(check, {
  accepts: {
    'a resume without fillers': nothing,
    'a phrase that belongs to a noun': bullets('Changed exercises on an as needed basis'),
    'what parts two nouns': bullets('Tutored other pupils a variety of subjects'),
    'the name of a process': bullets('Ran the team in Order to Cash for Europe'),
    'words that only contain one': bullets('Took an etching class', 'Sorted a variety offer'),
  },
  rejects: {
    'in order to': [bullets('Cut prices in order to sell more'), 'Cut prices to sell more'],
    'etc.': [bullets('Sold books, pens, ink, etc.'), 'Sold books, pens and ink'],
    'etc. within a sentence': bullets('Sold books, pens, etc. to schools'),
    'on a daily basis': [bullets('Called clients on a daily basis'), 'Called clients daily'],
    'a resume with no text at all': emptied,
  },
})
