import { MEGABYTE } from '#shared/schema/limits.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-file-size.ts'

verdicts(check, {
  accepts: { 'a small file': nothing },
  rejects: {
    'six megabytes': [
      ({ facts }) => {
        facts!.fileSize = 6 * MEGABYTE
      },
      '6.0 MB',
    ],
  },
})
