import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './skills-present.ts'

verdicts(check, {
  accepts: {
    'eight skills': nothing,
    'a single skill': ({ resume }) => {
      resume.skills.length = 1
    },
  },
  rejects: {
    'no skills': ({ resume }) => {
      resume.skills = []
    },
    'skills that nothing tells apart': [
      ({ resume }) => {
        resume.skills = []
        const lines = [{ text: 'Forecasting Power BI Excel SAP', page: 1, line: 9, bullet: false }]
        resume.sections = [{ kind: 'skills', heading: 'Competences', page: 1, line: 8, lines }]
      },
      'no comma, bullet or line',
    ],
  },
  skips: {
    'no skills of an academic': ({ resume }) => {
      const paper = { title: 'On tides', detail: '', date: '2021', link: '' }
      Object.assign(resume, {
        publications: [paper, paper, paper],
        headline: 'Postdoctoral Fellow',
        skills: [],
      })
    },
  },
})
