import type { Resume, Section, SectionKind, SectionLine } from '#shared/schema/resume.ts'
import { words } from '#shared/text/words.ts'
import { absentFrom, noSections } from '../absent.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { isUnsure } from '../doubts.ts'
import { sections as names, t } from '../sections-texts.ts'
import { isFreshFromStudy } from '../study.ts'
import { namesHeading } from '../text/heading-lines.ts'

/** After so many years work comes before study. */
const WORK_FIRST_FROM = 3

/** There it is usual to begin with one's studies and to speak of oneself at the end. */
const STUDY_FIRST = new Set(['zh', 'ja', 'ko'])
const SUMMARY_WORDS = 5
const ABSENT_COSTS = 2
const COSTS_MOST = 7

const check: CheckDefinition = {
  id: 'section-order',
  title: 'Sections in the order of what matters',
  why: 'The top of the page is read most. After a few years of work, put your experience there.',
  part: 'format',
  place: 30,
  weight: 10, // Decides what the first third of the page says.
  group: 'format',
  restsOn: ['sections'],
  look(subject) {
    const { resume, years, positions } = subject
    const { sections, language } = resume
    const order: SectionKind[] = sections
      .filter((s) => s.kind !== 'other' && !isStudyless(s, resume))
      .map((s) => s.kind)
    if (sections.every(({ kind }) => kind === 'other')) return noSections()
    const { facts } = subject
    if (facts && (facts.naiveOrder.scrambled || facts.columns > 1 || facts.textBoxes > 0))
      return notApplicable(t.noSingleOrder)
    // The same resume in two languages, one below the other.
    if (['summary', 'education', 'experience'].filter((kind) => isTwice(kind, order)).length > 1)
      return notApplicable(t.noSingleOrder)
    const studyFirst = STUDY_FIRST.has(language)
    const at = (kind: SectionKind) => order.indexOf(kind)
    // Projects or voluntary work stand for experience where there is none.
    const work = [at('experience'), at('projects'), at('volunteering')].find((i) => i >= 0) ?? -1
    const education = at('education')
    // A summary that only its heading makes one has no place it belongs to.
    const summary = sections.findIndex(
      ({ kind, heading }) => kind === 'summary' && namesHeading(heading, kind, language),
    )
    const placed =
      !isUnsure(subject, 'summary') &&
      !studyFirst &&
      summary >= 0 &&
      words(resume.summary).length >= SUMMARY_WORDS
    const absent = absentFrom(subject)
    // What has no heading of its own has no place either; a summary under the name needs none.
    const slips: [wrong: boolean, costs: number, say: string][] = [
      [work < 0 && subject.positions.length > 0, ABSENT_COSTS, t.headWork],
      [
        education < 0 &&
          resume.education.length > 0 &&
          !sections.some(({ heading }) => namesHeading(heading, 'education', language)),
        ABSENT_COSTS,
        t.headEducation,
      ],
      [placed && work >= 0 && summary > work, 1, t.summaryAboveWork],
      [placed && education >= 0 && summary > education, 1, t.summaryAboveEducation],
      [
        // Without dates nobody is known to be a beginner.
        (years >= WORK_FIRST_FROM || positions.some((p) => p.undated)) &&
          !studyFirst &&
          !isFreshFromStudy(subject) &&
          !subject.academic &&
          education >= 0 &&
          work > education,
        1,
        t.workAboveEducation,
      ],
    ]
    const wrong = slips.filter(([is]) => is)
    // What is not there has no good place, and costs as much as in the worst; it is said as everywhere else.
    const cost = wrong.reduce((n, [, costs]) => n + costs, absent.length * ABSENT_COSTS)
    const ratio = Math.max(0, 1 - cost / COSTS_MOST)
    const [missing] = absent
    if (missing) return { ...missing, ratio }
    const [worst] = wrong
    if (!worst) return pass(t.goodOrder)
    const run = order.filter((kind, i) => kind !== order[i - 1]).map((kind) => names[kind])
    return partly(ratio, t.order({ sections: run.join(', ') }), worst[2])
  },
}
export default check

const isTwice = (kind: string, order: readonly string[]): boolean =>
  order.some((one, i) => one === kind && order[i - 1] !== kind && order.indexOf(kind) < i)

/** Under “Qualifications” there may be skills: beside another part that has years it is no education. */
const isStudyless = ({ kind, lines }: Section, { sections }: Resume): boolean =>
  kind === 'education' &&
  !lines.some(isDated) &&
  sections.some((other) => other.kind === kind && other.lines.some(isDated))

const isDated = ({ text }: SectionLine): boolean => /\d{4}/.test(text)
