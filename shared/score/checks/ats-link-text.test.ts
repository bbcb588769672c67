import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-link-text.ts'

verdicts(check, {
  accepts: { 'links that agree': nothing },
  rejects: {
    'a link from a template': [
      ({ facts }) => {
        facts!.linkMismatches = [
          { page: 1, line: 2, text: 'nora@example.com', target: 'mailto:someone@example.org' },
        ]
      },
      'someone@example.org',
    ],
  },
})
