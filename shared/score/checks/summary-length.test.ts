import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-length.ts'

const summary =
  (value: string): Edit =>
  ({ resume }) => {
    resume.summary = value
  }

verdicts(check, {
  accepts: {
    'three sentences': nothing,
    'thirty words': summary('word '.repeat(30)),
    'a language without spaces': summary('私は十年間、東京で建築士として働いてきました。'.repeat(8)),
  },
  rejects: {
    'five words': [summary('Carpenter with ten years experience'), 'only 5 words'],
    'a short one that has it all': [
      summary('Sous chef with nine years in bistros. Cut food cost by 12%.'),
      'what you are best at',
    ],
    'a short one without a result': [
      summary('Sous chef with nine years in bistros.'),
      'Add your best result to the summary',
    ],
    'a hundred and twenty words': [summary('word '.repeat(120)), '120 words'],
    'no summary': summary(''),
  },
  skips: { 'a letter of three paragraphs': summary(`${'word '.repeat(90)}\nand so on.\n`.repeat(3)) },
})
