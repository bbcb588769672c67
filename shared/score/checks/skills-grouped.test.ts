import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './skills-grouped.ts'

const skills =
  (n: number, groups: string[]): Edit =>
  ({ resume }) => {
    resume.skills = Array.from({ length: n }, (_, i) => ({
      name: `Skill ${i}`,
      level: '',
      group: groups[i % groups.length]!,
    }))
  }

verdicts(check, {
  accepts: {
    'a short list': nothing,
    'twelve in a row': skills(12, ['']),
    'twenty in three groups': skills(20, ['A', 'B', 'C']),
    'thirteen under two headings': (c) => {
      skills(13, [''])(c)
      const own = c.resume.sections.find(({ kind }) => kind === 'skills')!
      c.resume.sections.push({ ...own, heading: 'Tools' })
    },
  },
  rejects: {
    'thirteen in a row': [skills(13, ['']), '13 skills'],
    'twenty under one name': skills(20, ['Skills']),
    none: skills(0, ['']),
  },
})
