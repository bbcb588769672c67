import { type FileCheck, partly, pass } from '../check.ts'
import { t } from '../file-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { oneUntil, most, wordsOnEach } = THRESHOLDS.pages

const check: FileCheck = {
  id: 'page-count',
  title: 'One page, or two',
  why: 'Recruiters read one page. Use a second if you have the experience to fill it.',
  part: 'format',
  place: 10,
  weight: 12, // The first thing anybody notices.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts, years, historyIsWhole, resume, academic, wordCount, positions }) {
    const { pages } = facts
    // An academic CV lists papers, talks and courses, and may be long.
    if (academic || resume.publications.length >= 3) return pass(t.pagesOfPublications({ count: pages }))
    // Where positions may be misread, or have no dates, nobody knows how many years there are.
    const known =
      historyIsWhole && positions.length > 0 && positions.every(({ sound, undated }) => sound && !undated)
    const allowed = known && years < oneUntil ? 1 : most
    if (pages <= allowed) return pass(t.pages(pages))
    // Nobody brings a thousand words to one page.
    const aim = pages > most && wordCount > most * wordsOnEach ? most : allowed
    const fix = wordCount <= allowed * wordsOnEach ? t.setOnPages(allowed) : t.bringToPages(aim)
    return partly(
      pages === allowed + 1 ? 0.6 : 0.1,
      allowed === 1 && years >= 1
        ? t.pagesForYears({ pages, years: t.years(Math.floor(years)) })
        : t.pages(pages),
      fix,
    )
  },
}
export default check
