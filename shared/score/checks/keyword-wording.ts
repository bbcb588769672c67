import { spokenIn } from '#shared/text/roots.ts'
import { inProse } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { t } from '../keyword-texts.ts'
import { list } from '../said.ts'

/** So many are named: whoever finds more to compare reads the posting again. */
const NAMED = 2

const check: CheckDefinition = {
  id: 'keyword-wording',
  title: 'Skills in the posting’s words',
  why: 'A search looks for the words of the posting.',
  part: 'keyword',
  place: 60,
  group: 'skills',
  restsOn: [],
  advice: true,
  look({ job, requirements, evidence }) {
    // A resume in another language has words of its own for everything.
    if (job?.source !== 'description' || spokenIn(job.text).language !== evidence.language)
      return notApplicable(t.noPostingInLanguage)
    // What is denied, or said of others, is there in these words all the same.
    const isThere = (name: string) => evidence.lines.some(({ text }) => text.toLowerCase().includes(name))
    const doubted = requirements.filter(
      ({ kind, must, unjudged, text }) =>
        kind === 'hard' && must && unjudged && !job.guessed.includes(text) && !isThere(text.toLowerCase()),
    )
    if (doubted.length === 0) return pass(t.postingsWords)
    return partly(0.5, t.notInTheseWords({ names: list(doubted.map(inProse), NAMED) }), t.useThePostingsWords)
  },
}
export default check
