import type { Resume } from '#shared/schema/resume.ts'
import { countWords } from '#shared/schema/word-count.ts'
import { type CheckDefinition, fail, partly, pass } from '../check.ts'
import { plural } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { short, fewest, most, mostExperienced, experienced } = THRESHOLDS.length

/** A few lines more are nobody’s concern. */
const TOLERATED = 1.15

const check: CheckDefinition = {
  id: 'ats-length',
  part: 'ats',
  group: 'format',
  look({ wordCount: own, years, facts, resume, academic }) {
    // What a word processor shows counts figures and addresses too: nobody is told of fewer words than that.
    const wordCount = own === 0 ? 0 : Math.max(own, facts?.words ?? countWords(printed(resume)))
    const unit = unitOf(resume.language)
    const limit = years > experienced ? mostExperienced : most
    if (wordCount === 0)
      return fail('There are no words.', 'Write your resume: summary, experience, education, skills.')
    if (wordCount < short)
      return partly(
        // The same content in another layout is worth the same.
        own / short,
        `Too short: ${counted(wordCount, unit)}.`,
        `Say more about your work: ${fewest * unit.of} to ${limit * unit.of} ${unit.name}s are usual.`,
      )
    if (wordCount > limit * TOLERATED && !academic)
      return partly(
        limit / wordCount,
        `Too long: ${counted(wordCount, unit)}.`,
        `Cut the resume to about ${limit * unit.of} ${unit.name}s, the oldest positions first.`,
      )
    return pass(`The resume has ${counted(wordCount, unit)}.`)
  },
}
export default check

/** All that a page of it would show. */
const printed = ({ head, sections }: Resume): string =>
  [...head, ...sections.flatMap(({ heading, lines }) => [{ text: heading }, ...lines])]
    .map(({ text }) => text)
    .join('\n')

/** Where no blank parts the words, characters are counted; two of them say what a word does. */
export const unitOf = (language: string) =>
  language === 'zh' || language === 'ja' ? { name: 'character', of: 2 } : { name: 'word', of: 1 }

export const counted = (words: number, { name, of }: ReturnType<typeof unitOf>): string =>
  plural(words * of, name)
