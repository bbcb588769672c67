import type { Resume } from '#shared/schema/resume.ts'
import { countWords } from '#shared/schema/word-count.ts'
import { type CheckDefinition, fail, partly, pass } from '../check.ts'
import { t } from '../file-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { t as worth } from '../worth-texts.ts'

const { short, fewest, most, mostExperienced, experienced } = THRESHOLDS.length

/** Its endings and small words take half as many signs again as Chinese for the same. */
const JAPANESE = 1.5

/** A few lines more are nobody’s concern. */
const TOLERATED = 1.15

const check: CheckDefinition = {
  id: 'ats-length',
  title: 'The right length',
  why: 'Too few words leave little to search. Too many hide what matters.',
  part: 'ats',
  place: 110,
  weight: 6, // Nothing to find, or too much to find it in.
  group: 'format',
  restsOn: [],
  look({ wordCount: own, years, facts, resume, academic }) {
    // What a word processor shows counts figures and addresses too: nobody is told of fewer words than that.
    const wordCount = own === 0 ? 0 : Math.max(own, facts?.words ?? countWords(printed(resume)))
    const unit = unitOf(resume.language)
    const limit = (years > experienced ? mostExperienced : most) * (resume.language === 'ja' ? JAPANESE : 1)
    if (wordCount === 0) return fail(t.noWords, t.writeYourResume)
    if (wordCount < short)
      return partly(
        // The same content in another layout is worth the same.
        own / short,
        t.tooShort({ words: counted(wordCount, unit) }),
        t.sayMore({ fewest: fewest * unit, most: counted(limit, unit) }),
      )
    if (wordCount > limit * TOLERATED && !academic)
      return partly(
        limit / wordCount,
        worth.tooLong({ words: counted(wordCount, unit) }),
        t.cutTo({ words: counted(limit, unit) }),
      )
    return pass(t.hasWords({ words: counted(wordCount, unit) }))
  },
}
export default check

/** All that a page of it would show. */
const printed = ({ head, sections }: Resume): string =>
  [...head, ...sections.flatMap(({ heading, lines }) => [{ text: heading }, ...lines])]
    .map(({ text }) => text)
    .join('\n')

/** Where no blank parts the words, characters are counted; two of them say what a word does. */
export const unitOf = (language: string): 1 | 2 => (language === 'zh' || language === 'ja' ? 2 : 1)

export const counted = (words: number, unit: 1 | 2): string =>
  unit === 2 ? t.characters(words * unit) : t.words(words)
