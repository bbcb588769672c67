import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './education-grade.ts'

const gpa =
  (value: string, positions = 0): Edit =>
  ({ resume }) => {
    resume.education[0]!.gpa = value
    resume.experience.length = positions
  }

verdicts(check, {
  accepts: { 'a good grade of a beginner': gpa('3.8/4.0'), 'a grade on another scale': gpa('1,3') },
  rejects: {
    'a middling grade': [gpa('2.9/4.0'), '2.9/4.0'],
    'a good grade after six years of work': gpa('3.8/4.0', 2),
  },
  skips: { 'no grade': nothing },
})
