import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
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

const soft =
  (count: number, of: number): Edit =>
  ({ resume }) => {
    const names = ['Teamwork', 'Patience', 'Leadership', 'Punctuality', 'Flexibility'].slice(0, count)
    for (let i = count; i < of; i++) names.push(`Tool ${i}`)
    resume.skills = names.map((name) => ({ name, level: '', group: '' }))
  }
shares(check, {
  'two of five': [soft(2, 5), 1],
  'three of five': [soft(3, 5), 0.667, '3 of 5'],
  'the only one': [soft(1, 1), 0],
  both: [soft(2, 2), 0, 'Both'],
  'all three': [soft(3, 3), 0, 'All 3'],
})
