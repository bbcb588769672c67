import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './file-tagged.ts'

verdicts(check, {
  accepts: { 'a tagged PDF': nothing },
  rejects: {
    'an untagged one': ({ facts }) => {
      facts!.tagged = false
    },
  },
  skips: {
    'a Word file': ({ facts }) => {
      facts!.kind = 'docx'
    },
  },
})
