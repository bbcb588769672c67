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
    'a resume with no text at all': emptied,
  },
})
