import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-text-layer.ts'

verdicts(check, {
  accepts: { 'a file with text': nothing },
  rejects: {
    'a scan': ({ facts }) => {
      facts!.textLayer = false
    },
  },
})
