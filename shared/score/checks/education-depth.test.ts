import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './education-depth.ts'

verdicts(check, {
  accepts: {
    'one line after six years of work': nothing,
    'a graduate with a thesis': ({ resume }) => {
      resume.experience = []
      resume.awards = []
      resume.education[0]!.bullets = ['Thesis on tides']
    },
  },
  rejects: {
    'a graduate with nothing but a degree': ({ resume }) => {
      resume.experience = []
      resume.awards = []
    },
    'six lines of courses after ten years of work': ({ resume }) => {
      resume.experience[1]!.startDate = '2014'
      resume.education[0]!.bullets = ['a', 'b', 'c', 'd', 'e', 'f']
    },
  },
  skips: {
    'no education': ({ resume }) => {
      resume.education = []
    },
  },
})
