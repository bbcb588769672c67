import { type CheckDefinition, fail, partly, pass } from '../check.ts'
import { plural } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { fewest, most, mostExperienced, experienced } = THRESHOLDS.length

const check: CheckDefinition = {
  id: 'ats-length',
  part: 'ats',
  group: 'format',
  title: 'Length',
  why: 'Too few words give a search nothing to find; too many bury what it should find.',
  look({ wordCount, years }) {
    const limit = years > experienced ? mostExperienced : most
    if (wordCount === 0)
      return fail('There are no words.', 'Write your resume: summary, experience, education, skills.')
    if (wordCount < fewest)
      return partly(
        wordCount / fewest,
        `Too short: ${plural(wordCount, 'word')}.`,
        `Say more about your work: ${fewest} to ${limit} words give a reader enough to decide by, and there are ${wordCount}.`,
      )
    if (wordCount > limit)
      return partly(
        limit / wordCount,
        `The resume has ${plural(wordCount, 'word')}.`,
        `Cut the resume to about ${limit} words, the oldest positions first; it has ${wordCount}.`,
      )
    return pass(`The resume has ${plural(wordCount, 'word')}.`)
  },
}
export default check
