import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './first-person.ts'

verdicts(check, {
  accepts: {
    'a numeral within a name': bullets('Certified Platform Builder I Certified Sales Consultant'),
    'a resume without pronouns': nothing,
    'a pronoun within a name': bullets('Followed the “Yes We Can” policy in all shops'),
    'a roman one': bullets(
      'Finished Calculus I and Phase I trials',
      'Built the I/O layer',
      'Passed level I and II',
      'Measured I–V curves of 40 transistors',
    ),
    'names that begin alike': bullets('Moved MySQL to a new host', 'Wrote for ME magazine and WE'),
  },
  rejects: {
    I: [bullets('I built the shop'), 'Drop “I”'],
    'my, in the middle': [bullets('Ran the shop with my team'), 'without “my”'],
    'my, at the head': [bullets('My team won the prize'), 'begin with what it speaks of'],
    'I, to whom something was done': [bullets('I was asked to explain the fall in sales'), 'without “I”'],
    'I, behind a word that begins alike': [bullets('Improved the shop I built'), 'without “I”'],
    'I am, which is what one is': [bullets('I’m a designer of forms'), 'begin with what you are'],
    'the same written out': [bullets('I am a designer of forms'), 'begin with what you are'],
    'several, each named once': [bullets('I built the shop', 'My team won'), '“I” and “My”'],
    'the same in two cases, named once': [
      bullets('My team won', 'Ran the shop with my team', 'I built the shop'),
      '3 lines use “My” and “I”.',
    ],
    we: bullets('We built the shop', 'Our team won'),
    'the short forms': bullets('Did what I’ve always done'),
    'a resume with no text at all': emptied,
  },
})
