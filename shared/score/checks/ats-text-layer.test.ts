import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-text-layer.ts'

verdicts(check, {
  accepts: { 'a file with text': nothing },
  rejects: {
    'a picture over hidden text': [
      ({ facts }) => {
        facts!.layeredPages = 1
      },
      'The page is a picture over hidden text',
    ],
    'one such page of two': [
      ({ facts }) => {
        Object.assign(facts!, { pages: 2, layeredPages: 1 })
      },
      '1 page is a picture over hidden text',
    ],
    'a scan': ({ facts }) => {
      facts!.textLayer = false
    },
  },
})
