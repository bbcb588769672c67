import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './skills-levels.ts'

const skill =
  (name: string, level = ''): Edit =>
  ({ resume }) => {
    resume.skills[0] = { name, level, group: '' }
  }

verdicts(check, {
  accepts: {
    'plain words': nothing,
    'a speed with its accuracy': skill('Typing speed: 33 WPM / 156 CPM, Accuracy: 100%'),
    'a share of the time': skill('Travel up to 50 % of the week'),
    'versions of a tool': skill('Vela2/4/5'),
    'levels in words': skill('Spanish', 'fluent'),
    'a line of work that was read as a skill': skill(
      'Built the cart and cut the time to deploy by 40 % in a quarter',
    ),
    'signs of other kinds': skill('C++ • C#'),
  },
  rejects: {
    stars: [skill('React ★★★★☆'), 'React'],
    'dots as a level': skill('React', '●●●○○'),
    percentages: skill('React', '90 %'),
    'marks out of ten': skill('React 8/10'),
    'no skills': ({ resume }) => {
      resume.skills = []
    },
  },
})
