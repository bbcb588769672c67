import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './overlaps.ts'

verdicts(check, {
  accepts: {
    'one position after the other': nothing,
    'years that may meet in one day': ({ resume }) => {
      resume.experience[0]!.startDate = '2022'
      resume.experience[1]!.endDate = '2022'
    },
    'a month of handing over': ({ resume }) => {
      resume.experience[1]!.endDate = '2022-05'
    },
    'freelance work beside a position': ({ resume }) => {
      resume.experience[1]!.endDate = '2024'
      resume.experience[1]!.position = 'Freelance Web Developer'
    },
    'a company of one’s own beside a position, in another language': ({ resume }) => {
      resume.experience[1]!.endDate = '2024'
      resume.experience[1]!.position = 'Cofundador & Desarrollador'
    },
    'a share of full time': ({ resume }) => {
      resume.experience[1]!.endDate = '2024'
      resume.experience[1]!.company = 'Rowan Mills (80 %)'
    },
    'a position of which nothing is told': ({ resume }) => {
      Object.assign(resume.experience[1]!, { endDate: '2024', bullets: [], text: '' })
    },
    'several positions at one company': ({ resume }) => {
      resume.experience[1]!.endDate = '2024'
      resume.experience[1]!.company = 'Harbour Books'
    },
  },
  rejects: {
    'three full positions at once': [
      ({ resume }) => {
        const [first, second] = resume.experience
        if (!first || !second) throw new Error('The sample has two positions')
        resume.experience = [
          first,
          { ...second, startDate: '2022-05', endDate: '' },
          { ...second, company: 'Rowan Mills', startDate: '2022-06', endDate: '' },
        ]
      },
      '3 full positions run at the same time',
    ],
    'two full positions for two years': [
      ({ resume }) => {
        resume.experience[1]!.endDate = '2024-03'
      },
      'overlap by 24 months',
    ],
  },
  skips: {
    'what was made in the stead of a title': ({ resume }) => {
      Object.assign(resume.experience[1]!, { endDate: '2024', position: 'A song archive for musicians' })
    },
    'what no title has the words of': ({ resume }) => {
      resume.experience[1]!.endDate = '2024'
      resume.experience[1]!.position = 'Deep learning theory'
    },
    'an employer whose title was read as another entry': ({ resume }) => {
      Object.assign(resume.experience[1]!, { endDate: '2024', position: '' })
    },
    'a single position': ({ resume }) => {
      resume.experience.pop()
    },
  },
})
