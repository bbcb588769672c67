import { at, type CheckDefinition, graded, notApplicable } from '../check.ts'
import type { Subject } from '../subject.ts'
import { t } from '../summary-texts.ts'
import { claimedYears } from '../text/claimed-years.ts'

/** Part-time work, breaks and rounding explain so many years; more is a question in the interview. */
const TOLERATED = 2
const TOLERATED_SHARE = 0.25
/** Who claims half as many again and more has not left out early work: the further apart, the less is believed. */
const GROSS = { times: 1.5, years: 5, limit: 80, each: 12, least: 40 } as const

function grossly(claimed: number, shown: number): { limit: number } | Record<string, never> {
  const times = claimed / Math.max(1, shown)
  if (times < GROSS.times || claimed - shown < GROSS.years) return {}
  return { limit: Math.max(GROSS.least, Math.round(GROSS.limit - GROSS.each * (times - GROSS.times))) }
}

const check: CheckDefinition = {
  id: 'years-claimed',
  title: 'Years of experience match the dates',
  why: 'Readers compare the years you claim with your dates.',
  part: 'section',
  place: 410,
  weight: 4, // A claim the dates contradict is remembered.
  group: 'summary',
  restsOn: ['summary', 'entries'],
  look(subject) {
    const { summary, headline, head } = subject.resume
    const inSummary = claimedYears(summary)
    const claims = [inSummary, claimedYears(headline), ...head.map(({ text }) => claimedYears(text))]
    // Who claims two numbers is held to the larger.
    const [claimed] = claims.flatMap((claim) => claim ?? []).sort((a, b) => b.years - a.years)
    if (claimed === undefined) return notApplicable(t.noYearsClaimed)
    const { years } = subject
    if (!datesTell(subject)) return notApplicable(t.yearsUnknown)
    const shown = Math.round(years)
    const over = claimed.years - years > Math.max(TOLERATED, claimed.years * TOLERATED_SHARE)
    // Fewer years are those in one field, or at one level.
    return graded(over ? 0 : 1, t.yearsShown({ years: claimed.years }), () => ({
      finding: t.yearsClaimed({ years: claimed.years, shown }),
      fix: t.changeYears({ text: claimed.text }),
      evidence: [at(subject, claimed === inSummary ? 'summary' : 'headline', claimed.text)],
      ...grossly(claimed.years, years),
    }))
  },
}
export default check

/** Every position has dates we are sure of. */
const datesTell = ({ positions, resume }: Subject): boolean =>
  positions.some(({ isBreak }) => !isBreak) &&
  positions.every((p) => p.sound && !p.undated && (resume.places[`${p.path}.startDate`]?.sure ?? 1) >= 0.8)
