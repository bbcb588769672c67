import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './skills-soft.ts'

const skills =
  (...names: string[]): Edit =>
  ({ resume }) => {
    resume.skills = names.map((name) => ({ name, level: '', group: '' }))
  }

verdicts(check, {
  accepts: {
    'tools and methods': nothing,
    'two soft ones of five': skills('Welding', 'Forklift', 'AutoCAD', 'Teamwork', 'Patience'),
  },
  rejects: {
    'soft ones only': [skills('Teamwork', 'Leadership', 'Patience'), 'Teamwork'],
    'soft ones in the majority, in any case': skills('WELDING', 'TEAMWORK', 'creativity', 'Honesty'),
    none: skills(),
  },
})
