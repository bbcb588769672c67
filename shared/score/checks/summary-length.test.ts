import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
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

shares(check, {
  'nineteen words': [summary('word '.repeat(19)), 0.95, '19 words'],
  'twenty words': [summary('word '.repeat(20)), 1],
  'a few words more than ninety': [summary('word '.repeat(103)), 1],
  'too many more': [summary('word '.repeat(104)), 0.865, '104 words'],
  'figures among its words': [summary(`${'word '.repeat(19)}12`), 1],
  'few letters of a language of long words': [
    (c) => {
      summary(`${'Wort '.repeat(18)}${'x'.repeat(27)}`)(c)
      c.resume.language = 'de'
    },
    0.95,
  ],
  'enough letters': [
    (c) => {
      summary(`${'Wort '.repeat(18)}${'x'.repeat(28)}`)(c)
      c.resume.language = 'de'
    },
    1,
  ],
})
