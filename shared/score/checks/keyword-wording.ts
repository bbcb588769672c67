import { spokenIn } from '#shared/jobs/text/roots.ts'
import { inProse } from '../asked.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { list } from '../text/words.ts'

/** So many are named: whoever finds more to compare reads the posting again. */
const NAMED = 3

const check: CheckDefinition = {
  id: 'keyword-wording',
  part: 'keyword',
  group: 'skills',
  advice: true,
  look({ job, requirements, evidence }) {
    // A resume in another language has words of its own for everything.
    if (job?.source !== 'description' || spokenIn(job.text).language !== evidence.spoken.language)
      return notApplicable('There is no posting in your language.')
    // What is denied, or said of others, is there in these words all the same.
    const isThere = (name: string) => evidence.lines.some(({ text }) => text.toLowerCase().includes(name))
    const doubted = requirements.filter(
      ({ kind, must, unjudged, text }) =>
        kind === 'hard' && must && unjudged && !job.guessed.includes(text) && !isThere(text.toLowerCase()),
    )
    if (doubted.length === 0) return pass('Your resume uses the posting’s words.')
    return partly(
      0.5,
      `We could not find ${list(doubted.map(inProse), NAMED)} in these words.`,
      'Where your resume says it in other words, use the posting’s words once.',
    )
  },
}
export default check
