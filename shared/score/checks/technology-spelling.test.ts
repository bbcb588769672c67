import { bullets, type Edit, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './technology-spelling.ts'

const skill =
  (name: string): Edit =>
  ({ resume }) => {
    resume.skills.push({ name, level: '', group: '' })
  }

verdicts(check, {
  accepts: {
    'a command': bullets('Added the option docker service ps -q to the tool'),
    'names as their makers write them': nothing,
    'capitals throughout': bullets('JAVASCRIPT AND POSTGRESQL'),
    'addresses and paths': bullets(
      'Published on github.com/nora/javascript-tables',
      'Wrote to docker@example.com',
    ),
    'longer words that contain one': bullets('Sold linuxhotel rooms'),
    'a name with a point after it': bullets('Wrote the shop in JavaScript.'),
  },
  rejects: {
    'Javascript in a bullet': [bullets('Wrote the shop in Javascript'), 'Wrote the shop in JavaScript'],
    'Postgress in the skills': [skill('Postgress'), 'PostgreSQL'],
    'one of two behind a slash': [bullets('Taught HTML/Css'), 'Taught HTML/CSS'],
    'Github at the end of a sentence': bullets('Moved the code to Github.'),
    'a resume with no text at all': (c) => {
      emptied(c)
      c.resume.skills = []
    },
  },
})
