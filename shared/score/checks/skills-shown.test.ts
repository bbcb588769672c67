import { expect, test } from 'vitest'
import { type Edit, emptied, nothing, verdict, verdicts } from '../testing/verdicts.ts'
import check from './skills-shown.ts'

const skills =
  (...names: string[]): Edit =>
  ({ resume }) => {
    resume.skills = names.map((name) => ({ name, level: '', group: '' }))
  }

verdicts(check, {
  accepts: {
    'skills that bullets name': nothing,
    'another form of the word': skills('Accessible', 'Design Systems', 'Testing'),
    'one of two names': skills('React/Preact', 'JavaScript (ES2023)'),
    'one of two tools, however they are joined': skills(
      'React',
      'TypeScript + Elm',
      'Java & TypeScript',
      'React och Elm',
    ),
    'nor do languages': skills('React', 'Spanish (conversational)', 'Haitian Creole', 'Irish', 'Creole'),
    'the same under another name': (c) => {
      skills('React', 'K8s', 'Budget management')(c)
      c.resume.experience[0]!.bullets.push(
        'Ran forty Kubernetes clusters',
        'Managed annual budgets of 2 million',
      )
    },
    'a phrase no vocabulary has, in one bullet': (c) => {
      skills('React', 'Exam preparation')(c)
      c.resume.experience[0]!.bullets.push('Prepared 58 candidates for grade eight violin exams')
    },
    'work of its kind': (c) => {
      skills('React', 'Usability testing', 'Stable isotope analysis')(c)
      c.resume.experience[0]!.bullets.push(
        'Ran 40 usability sessions',
        'Set up the stable isotope laboratory',
      )
    },
    'a licence is held, not shown': skills('React', 'Full UK driving licence', 'CPR'),
    'methods are shown by deeds that do not name them': (c) => {
      skills('Triage', 'Wound care', 'Budgeting', 'Negotiation', 'Project management')(c)
      c.resume.experience[0]!.bullets = ['Treated 30 patients a night', 'Sold 40 houses']
    },
    'soft skills need no bullet': skills('React', 'Teamwork', 'Patience'),
  },
  rejects: {
    'skills no bullet names': [skills('React', 'Kubernetes', 'Oracle', 'Cobol'), 'Kubernetes'],
    'what is left of other work': skills('Kubernetes operations', 'Terraform tools', 'Selenium testing'),
    'letters inside other words': skills('R', 'C', 'Go'),
    'no work to show them in': (c) => {
      emptied(c)
    },
    'few of them, and no bullet': [
      (c) => {
        skills('React')(c)
        for (const entry of [...c.resume.experience, ...c.resume.projects])
          Object.assign(entry, { bullets: [], text: '', description: '' })
      },
      'Describe each position',
    ],
    'no skills': skills(),
    'soft skills only': skills('Teamwork', 'Patience'),
  },
  skips: {
    'skills told in sentences': skills(
      'Writes macros in VBA for the whole team',
      'Keeps the books with great care',
    ),
    'programs of somebody whose work was of another trade': (c) => {
      skills('Kubernetes', 'Terraform', 'Selenium')(c)
      c.resume.projects = []
      c.resume.sections = []
      c.resume.experience.length = 1
      Object.assign(c.resume.experience[0]!, {
        position: 'Waiter',
        text: '',
        bullets: ['Served 40 guests a night', 'Took orders at the tables'],
      })
    },
    'licences only': skills('CDL Class A', 'CPR', 'Full UK driving licence', 'First aid'),
  },
})

test('says that none is shown without counting them', () => {
  const said = (...names: string[]) => verdict(check, skills(...names)).finding
  expect(said('Kubernetes', 'Terraform', 'Selenium')).toBe('No listed tool appears in your work.')
  expect(said('React', 'Kubernetes', 'Oracle', 'Cobol')).toBe(
    '3 of 4 listed tools are missing from your work.',
  )
})
