import { asks, madeJob } from '../testing/asks.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-wording.ts'

const TEXT = 'We look for somebody with experience in the following, and who can show it to us.'

const doubted =
  (change: Parameters<typeof asks>[1], job: Parameters<typeof madeJob>[0] = {}): Edit =>
  (c) => {
    c.job = madeJob({ text: TEXT, ...job })
    c.requirements = [asks('Data visualization', { unjudged: true, ...change })]
  }

verdicts(check, {
  accepts: {
    'what is named': doubted({ status: 'proven', unjudged: undefined }),
    'what is surely missing': doubted({ unjudged: undefined }),
    'what is only wished': doubted({ must: false }),
    'a quality of the person': doubted({ kind: 'soft' }),
    'a phrase of the posting that nobody knows': doubted({}, { guessed: ['Data visualization'] }),
  },
  rejects: {
    'what may be told in other words': [doubted({}), 'Not found in these words: Data visualization'],
  },
  skips: {
    'an analysis without a job': nothing,
    'what a role usually asks': doubted({}, { source: 'role' }),
    'a resume in a language of which we know no words': (c) => {
      doubted({})(c)
      c.resume.language = 'ja'
    },
    'a posting in another language': doubted(
      {},
      {
        text: 'Wir suchen jemanden mit Erfahrung in der Auswertung und Darstellung von Daten für unsere Kunden.',
      },
    ),
  },
})
