import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './file-name.ts'

const file =
  (fileName: string): Edit =>
  ({ facts }) => {
    facts!.fileName = fileName
  }

verdicts(check, {
  accepts: { 'first and last name': nothing, 'the last name alone': file('cv_winterfield_2026.docx') },
  rejects: {
    'anybody’s file': [file('resume-final-2.pdf'), 'Nora-Winterfield-Resume.pdf'],
    'anybody’s file of somebody with titles': [
      (c) => {
        file('resume.pdf')(c)
        c.resume.name = 'DR. NORA M. WINTERFIELD, RN, BSN'
      },
      'Nora-M-Winterfield-Resume.pdf',
    ],
  },
  skips: { 'a file without a name': file('') },
})
