import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './education-grade.ts'

const gpa =
  (value: string, positions = 0): Edit =>
  ({ resume }) => {
    resume.education[0]!.gpa = value
    resume.experience.length = positions
  }

verdicts(check, {
  accepts: {
    'a good grade of a beginner': gpa('3.8/4.0'),
    'a grade on another scale': gpa('1,3'),
    'a mark alone': gpa('1.3'),
    'of ten': gpa('7.1/10'),
    'of twenty': gpa('14.8/20'),
    'of thirty': gpa('23/30'),
    'of a hundred': gpa('71/100'),
    'with a comma': gpa('2,30/4'),
    'the scale beside it': gpa('2.3/4.0 (Example Grading System)'),
    'of a school abroad': (sample) => {
      gpa('2.9/4.0')(sample)
      sample.resume.education[0]!.location = 'Sampleton, Utopia'
    },
  },
  rejects: {
    'a middling grade': [gpa('2.9/4.0'), '2.9/4.0'],
    'a good grade after six years of work': gpa('3.8/4.0', 2),
  },
  skips: { 'no grade': nothing },
})
