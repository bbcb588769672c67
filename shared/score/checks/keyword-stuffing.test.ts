import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-stuffing.ts'

const react = asks('React', { status: 'proven' })

verdicts(check, {
  accepts: {
    'keywords in bullets': asked(react),
    'a posting of which no more than the title is known': asked(asks('Stage Manager', { kind: 'title' })),
  },
  rejects: {
    'a stuffed list': (c) => {
      asked(react)(c)
      c.heap = { kind: 'list', names: 300 }
      c.resume.skills = Array.from({ length: 300 }, (_, i) => ({ name: `Skill ${i}`, level: '', group: '' }))
    },
    'words nobody sees': (c) => {
      asked(react)(c)
      c.facts!.hiddenText = [{ page: 1, line: 3, text: 'React', reason: 'white' }]
    },
    'a resume without any of them': asked(asks('React')),
  },
  skips: { 'an analysis without a job': nothing },
})
