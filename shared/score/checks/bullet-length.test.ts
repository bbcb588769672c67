import { bullets, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './bullet-length.ts'

const long = `Built ${'a very long account of one simple thing '.repeat(5)}`

verdicts(check, {
  accepts: {
    'a resume of one- and two-line bullets': nothing,
    'one exception in five': bullets(
      ...Array<string>(4).fill('Built a shop that sells books to many people'),
      'Won a prize',
    ),
    'a short bullet that says how much': bullets('Promoted from cashier after six weeks'),
  },
  rejects: {
    'a bullet of four lines': [bullets(long), 'at most 30 words'],
    'bullets of two words': [bullets('Answered phones', 'Filed letters'), 'Say more'],
    'a resume with no bullets at all': emptied,
  },
})

const worded = (words: number): string => `Led ${'a '.repeat(words - 2)}crew`
shares(check, {
  'seven words': [bullets(worded(7)), 0, 'Led'],
  'eight words': [bullets(worded(8)), 1],
  'thirty words': [bullets(worded(30)), 1],
  'thirty-one words': [bullets(worded(31)), 0, '31'],
  'four words with a number': [bullets('Led a crew 12'), 1],
  'three words with one': [bullets('Led 12 people'), 0],
  'one of five': [bullets(worded(8), worded(9), worded(10), worded(11), worded(7)), 1],
  'one of four': [bullets(worded(8), worded(9), worded(10), worded(7)), 0.938],
  'one too long and one too short': [bullets(worded(31), worded(7), worded(9)), 0.417, '31'],
})
