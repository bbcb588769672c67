import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
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
