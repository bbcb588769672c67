import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './name-present.ts'

verdicts(check, {
  accepts: {
    'a first and a last name': nothing,
    'a single name': ({ resume }) => {
      resume.name = 'Suharto'
    },
    'initials with their stops': ({ resume }) => {
      resume.name = 'N.W. Winterfield'
    },
    'one name with a stop within': ({ resume }) => {
      resume.name = 'St.John'
    },
    'a name in another script': ({ resume }) => {
      resume.name = '山田 太郎'
    },
  },
  rejects: {
    'no name': ({ resume }) => {
      resume.name = ''
    },
    'the name of a template': [
      ({ resume }) => {
        resume.name = 'Your Name'
      },
      'Your Name',
    ],
    'the address of a page, beside a name that is a picture': ({ resume }) => {
      resume.name = 'nora-winterfield.example'
    },
    'spaces for a name': ({ resume }) => {
      resume.name = '  '
    },
  },
})
