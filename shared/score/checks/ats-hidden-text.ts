import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { dateRanges } from '#shared/text/dates.ts'
import { runs } from '#shared/text/words.ts'
import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { hiddenBy, t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

/** A page number, a template’s copyright notice or the name of the program that made the page wins nobody anything; what goes on behind one may. */
const NOTICE = /^\s*(?:©|\(c\)|copyright\b)/i
const NOTICE_WORDS = 8
const MAKER = /^\s*(?:(?:powered|made|created|generated|built) (?:by|with|using|in)|erstellt mit)\s/i
const MAKER_WORDS = 7
const PAGE_NUMBER = /^(?:page )?\d{1,3}(?:(?: of |\/)\d{1,3})?$/i
/** What goes on behind a notice with skills is no notice. */
const toolsIn = (text: string): number => {
  const { skills } = lexicon()
  return scan(text, lexicon()).hits.filter(({ skill }) => skills[skill]?.kind === 'tool').length
}

const isIdle = (text: string): boolean =>
  (NOTICE.test(text) && (runs(text).length <= NOTICE_WORDS || toolsIn(text) === 0)) ||
  (MAKER.test(text) && runs(text).length <= MAKER_WORDS && toolsIn(text) <= 1) ||
  PAGE_NUMBER.test(text.trim())

/** A single word is left over from drawing or from writing, not hidden. */
const isLeftOver = ({ text }: { text: string }): boolean => runs(text).length < 2

/** “November 25, 2019 · Ada Quill · Curriculum Vitae”: what a template prints below each page, and here beyond it. */
const isFooter = (text: string, { name }: Pick<Resume, 'name'>): boolean => {
  const undated = dateRanges(text).reduceRight(
    (rest, { from, to }) => rest.slice(0, from) + rest.slice(to),
    text,
  )
  const own = new Set(runs(name))
  return runs(undated).every((word) => own.has(word) || FOOTER.has(word) || /^\d{1,3}$/.test(word))
}
const FOOTER = new Set(['curriculum', 'vitae', 'cv', 'resume', 'résumé', 'lebenslauf', 'page'])

/** What nobody can see and a machine reads. */
export const hiddenIn = (
  { hiddenText }: DocumentFacts,
  resume: Pick<Resume, 'name'>,
): DocumentFacts['hiddenText'] =>
  hiddenText.filter((spot) => !isIdle(spot.text) && !isFooter(spot.text, resume) && !isLeftOver(spot))

const check: FileCheck = {
  id: 'ats-hidden-text',
  title: 'No hidden text',
  why: 'Hiring systems show white or tiny text to the recruiter, who will take it for a trick.',
  part: 'ats',
  place: 90,
  weight: 8, // Ends an application when it is seen.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts, resume }) {
    const hidden = hiddenIn(facts, resume)
    const isCopy = standsElsewhere(hidden, resume)
    const isMild = isHarmless(hidden, resume)
    return gradedBy(hidden, isMild ? COPY : 0, t.nothingHidden, (first) => ({
      finding: t.cannotBeSeen({
        text: quote(first.text, 60),
        reason: hiddenBy[first.reason as keyof typeof hiddenBy] ?? first.reason,
      }),
      fix: (isCopy ? t.removeCopy : OUT_OF_SIGHT.has(first.reason) ? t.bringBack : t.removeHidden)({
        text: quote(first.text, 60),
      }),
      evidence: hidden.map((s) => spotted(s)),
      ...(isMild ? {} : { limit: limitBy(hidden) }),
    }))
  },
}
export default check

/** Text slips off a page or under a picture, which may let it through, without anybody meaning to. */
const OUT_OF_SIGHT: ReadonlySet<string> = new Set(['off-page', 'covered'])

/** Hidden for nothing: it stands elsewhere too, or lies under something and names no tool. */
export const isHarmless = (
  hidden: DocumentFacts['hiddenText'],
  resume: Pick<Resume, 'head' | 'sections' | 'name'>,
): boolean =>
  standsElsewhere(hidden, resume) ||
  (hidden.every(({ reason }) => reason === 'covered') &&
    toolsIn(hidden.map(({ text }) => text).join(' ')) === 0)

/** An older line under the one that replaced it wins nobody anything: its words are there to be seen. */
function standsElsewhere(
  hidden: readonly { text: string }[],
  { head, sections, name }: Pick<Resume, 'head' | 'sections' | 'name'>,
): boolean {
  const texts = new Set(hidden.map(({ text }) => text))
  const lines = [...head, ...sections.flatMap(({ heading, lines }) => [{ text: heading }, ...lines])]
  const seen = new Set([name, ...lines.flatMap(({ text }) => (texts.has(text) ? [] : [text]))].flatMap(runs))
  const told = hidden.flatMap(({ text }) => runs(text))
  const unseen = told.filter((word) => !seen.has(word))
  return (
    told.length <= COPY_MOST &&
    told.length <= new Set(told).size * 2 &&
    unseen.length <= told.length * (1 - COPY_SHARE) &&
    toolsIn(unseen.join(' ')) === 0
  )
}
const COPY = 0.5
const COPY_MOST = 40
const COPY_SHARE = 0.8

/** A stray letter may be an accident; a paragraph is not. */
function limitBy(hidden: readonly { text: string }[]): number {
  const words = hidden.reduce((sum, { text }) => sum + runs(text).length, 0)
  return words < 3 ? 70 : Math.max(25, 60 - words)
}
