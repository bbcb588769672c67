import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './common-spelling.ts'

verdicts(check, {
  accepts: {
    'a resume without mistakes': nothing,
    'both English spellings': bullets(
      'Organised the centre',
      'Organized the center',
      'Modelled and labelled data',
    ),
    'a mistake that may be ours: a word recognized without certainty': (subject) => {
      bullets('Recieved the prize')(subject)
      subject.facts!.recognized = {
        pages: [1],
        confidence: 0.9,
        unsure: [{ page: 1, line: 1, text: 'Recieved', confidence: 0.4 }],
      }
    },
    'names that look like mistakes': bullets(
      'Hired by Reciever-free Inc',
      'Assisted Dr Batchelor and Teh Wei',
      'Sold parts to Grammer AG and Thier',
      'Fed a wether and two ewes',
      'Advised the Departement Onderwijs',
    ),
  },
  rejects: {
    recieved: [bullets('Recieved the prize'), 'Received the prize'],
    'managment in the middle': bullets('Taught managment to clerks'),
    'a mistake in the summary': ({ resume }) => {
      resume.summary = 'Accountant with long experiance.'
    },
    'a slip in the name of a skill': [
      ({ resume }) => {
        resume.skills[0]!.name = 'Structure Query Language'
      },
      'Structured Query Language',
    ],
    'a slip in the name of a certificate': [
      ({ resume }) => {
        resume.certifications = [{ title: 'Certified Financial Analyst', detail: '', date: '', link: '' }]
      },
      'Chartered Financial Analyst',
    ],
    'a resume with no text at all': emptied,
  },
})
