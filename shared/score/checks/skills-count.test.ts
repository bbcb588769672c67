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
    'the same in a second language or beside its level': (c) => {
      count(30)(c)
      c.resume.skills.push(...c.resume.skills)
    },
    'pieces of sentences among them': ({ resume }) => {
      const said = { name: 'also familiar with many of the', level: '', group: '' }
      resume.skills = Array.from({ length: 40 }, (_, i) => ({
        ...said,
        name: i < 30 ? `Tool ${i}` : `${said.name} ${i}`,
      }))
    },
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
