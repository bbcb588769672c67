import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-file-size.ts'

verdicts(check, {
  accepts: { 'a small file': nothing },
  rejects: {
    'six megabytes': [
      ({ facts }) => {
        facts!.fileSize = 6_000_000
      },
      '6.0 MB',
    ],
  },
})
