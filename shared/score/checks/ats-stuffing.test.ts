import { isStuffed } from '../stuffing.ts'
import { type Case, type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-stuffing.ts'

const judged =
  (edit: Edit): Edit =>
  (c: Case) => {
    edit(c)
    c.stuffed = isStuffed(c.resume)
  }

verdicts(check, {
  accepts: {
    'eight skills': judged(nothing),
    'sixty skills of a long life': judged(({ resume }) => {
      resume.skills = Array.from({ length: 60 }, (_, i) => ({ name: `Skill ${i}`, level: '', group: '' }))
    }),
    'a language named in every other bullet': judged(({ resume }) => {
      resume.experience[0]!.bullets = Array.from(
        { length: 12 },
        (_, i) => `Built part ${i} of the shop in React for readers`,
      )
    }),
  },
  rejects: {
    'a whole dictionary': [
      judged(({ resume }) => {
        resume.skills = Array.from({ length: 300 }, (_, i) => ({ name: `Skill ${i}`, level: '', group: '' }))
      }),
      '300 skills',
    ],
    'one word again and again': [
      judged(({ resume }) => {
        resume.experience[0]!.bullets = Array.from({ length: 30 }, () => 'React React and React once more')
      }),
      'React',
    ],
    'an empty resume': ({ resume }) => {
      Object.assign(resume, { skills: [], experience: [], summary: '' })
    },
  },
})
