import { unusableSummary } from '../absent.ts'
import { at, type CheckDefinition, fail, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
import { t } from '../summary-texts.ts'

const YEARS =
  /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|several|many)(?:\s+|-)(?:\+\s*)?(?:years?|yrs?|months?|decades?|semesters?)|\bdecades?\b|\bsince (?:19|20)\d\d|\b(?:first|second|third|fourth|final)[- ]year\b/i
const LEVEL =
  /\b(?:senior|junior|lead|principal|staff|head|chief|executive|director|manager|supervisor|foreman|sergeant|lieutenant|captain|nco|entry[- ]level|mid[- ]level|graduate|undergraduate|fresher|newcomer|student|school leaver|recent|licensed|certified|registered|chartered|experienced|seasoned|veteran|trainee|apprentice|intern|phd|ph\.d|doctoral|doctorate|postdoctoral|postdoc|professor|master|bachelor|msc|bsc|mba|candidate|veteran|qualified|expert|founder|vice president|vp|cto|ceo|cfo|coo)\b/i

const check: CheckDefinition = {
  id: 'summary-level',
  title: 'The summary says how experienced you are',
  why: 'Your years or level tell readers at once whether you fit.',
  part: 'section',
  place: 480,
  group: 'summary',
  restsOn: ['summary'],
  advice: true,
  english: true,
  look(subject) {
    const { summary, headline } = subject.resume
    const unusable = unusableSummary(subject)
    if (unusable) return unusable
    // The title above it has said so.
    if (saysLevel(summary) || saysLevel(headline)) return pass(t.saysLevel)
    return fail(t.saysNoLevel, sayLevel(subject), [at(subject, 'summary', summary)])
  },
}
export default check

export function sayLevel({ years, positions }: Subject): string {
  if (years >= 2 && positions.every(({ sound }) => sound)) return t.addYears(Math.floor(years))
  // Without dates nobody is known to be a beginner.
  return positions.some((p) => p.undated) ? t.addLevel : t.addLevelOfBeginner
}

export const saysLevel = (summary: string): boolean => YEARS.test(summary) || LEVEL.test(summary)
