import { type FileCheck, partly, pass } from '../check.ts'
import { plural } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { oneUntil, most, wordsOnEach } = THRESHOLDS.pages

const check: FileCheck = {
  id: 'page-count',
  part: 'format',
  group: 'format',
  file: true,
  look({ facts, years, historyIsWhole, resume, wordCount, positions }) {
    const { pages } = facts
    // A list of publications makes it an academic CV, which may be long.
    if (resume.publications.length >= 3)
      return pass(`${pages} pages are usual where publications are listed.`)
    // Where positions may be misread, or have no dates, nobody knows how many years there are.
    const known = historyIsWhole && positions.every(({ sound, undated }) => sound && !undated)
    const allowed = known && years < oneUntil ? 1 : most
    if (pages <= allowed)
      return pass(pages === 1 ? 'The resume has one page.' : `The resume has ${pages} pages.`)
    const goal = allowed === 1 ? 'one page' : 'two pages'
    const fix =
      wordCount <= allowed * wordsOnEach
        ? `Set the resume on ${goal}: its ${wordCount} words fit there with less space between the lines and around them.`
        : `Bring the resume to ${goal}: shorten what is old and cut what the job does not ask for.`
    return partly(
      pages === allowed + 1 ? 0.6 : 0.1,
      `The resume has ${pages} pages${allowed === 1 ? ` for ${plural(Math.floor(years), 'year')} of work` : ''}.`,
      fix,
    )
  },
}
export default check
