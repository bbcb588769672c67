import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-single-column.ts'

verdicts(check, {
  accepts: {
    'one column': nothing,
    'an unknown number of columns': ({ facts }) => {
      facts!.columns = 0
    },
    'a table of dates and text': ({ facts }) => {
      Object.assign(facts!, { columns: 2, kind: 'docx' })
    },
    'columns that read well straight across': ({ facts }) => {
      facts!.columns = 2
    },
  },
  rejects: {
    'a sidebar': [
      ({ facts }) => {
        facts!.columns = 2
        facts!.naiveOrder.scrambled = true
      },
      '2 columns',
    ],
    'columns of a word processor': ({ facts }) => {
      Object.assign(facts!, { columns: 2, kind: 'docx' })
      facts!.naiveOrder.scrambled = true
    },
  },
})
