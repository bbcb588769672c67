import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './summary-role.ts'

const summary =
  (value: string): Edit =>
  ({ resume }) => {
    resume.summary = value
    resume.headline = ''
  }

verdicts(check, {
  accepts: {
    'the title of the newest position': nothing,
    'the title in other words': summary('Front-end engineer who likes shops.'),
    'one that no list has': summary('Diplomat of 14 years in Lima and Nairobi.'),
    'what one is by one’s own words': summary('I am a high school senior who likes planes.'),
    'who leaves school': summary('School leaver with strong grades in maths.'),
    'a rank': summary('Army logistics NCO moving to civilian supply chain work.'),
    'an occupation that stands in no title': summary('Award-winning electrician.'),
    'the title above it': ({ resume }) => {
      resume.summary = 'Looking for new challenges where I can grow.'
      resume.headline = 'Frontend Developer'
    },
    'an old trade': summary('Silversmith with a bench in Sheffield.'),
  },
  rejects: {
    'a summary of wishes': [
      summary('Looking for new challenges where I can grow.'),
      'your role and the years',
    ],
    'a result without a role': summary('Cut scrap by a third at two sites, and after that the stock.'),
    'words that end like occupations': summary('Team player with good communication skills.'),
    'who learns': summary('Quick learner with a passion for technology.'),
    'who talks': summary('Excellent communicator, ready for anything.'),
    'who solves': summary('Problem solver with drive.'),
    'a career': summary('Seeking a new career with purpose.'),
    'an adverb before a comma': summary('However, I like to work.'),
    'an adjective before a colon': summary('Important: I work hard.'),
    'an adjective': summary('Eager to grow together with a team.'),
    'letters of a rank within a name': summary('From San Franco, ready for anything.'),
    'no summary': summary(''),
  },
})
