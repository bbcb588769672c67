import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './skills-count.ts'

const count =
  (n: number): Edit =>
  ({ resume }) => {
    resume.skills = Array.from({ length: n }, (_, i) => ({ name: `Skill ${i}`, level: '', group: '' }))
  }

verdicts(check, {
  accepts: {
    'eight skills': nothing,
    five: count(5),
    'twenty-five': count(25),
    'a few more': count(33),
    'a few lists': ({ resume }) => {
      resume.skills = ['Tools (Git, CMake, Vim)', 'Hosts (Netlify, Vercel)'].map((name) => ({
        name,
        level: '',
        group: '',
      }))
    },
    'names that stood in columns': ({ resume }) => {
      resume.skills = ['Python R SQL Java', 'C Matlab Git HTML'].map((name) => ({
        name,
        level: '',
        group: '',
      }))
    },
  },
  rejects: { none: count(0), four: count(4), forty: [count(40), 'Keep the 25 skills'], hundreds: count(400) },
})

const listed =
  (count: number): Edit =>
  ({ resume }) => {
    resume.skills = Array.from({ length: count }, (_, i) => ({ name: `Tool ${i}`, level: '', group: '' }))
  }
shares(check, {
  four: [listed(4), 0.8, '5'],
  five: [listed(5), 1],
  'thirty-five': [listed(35), 1],
  'thirty-six': [listed(36), 0.694, '25'],
})
