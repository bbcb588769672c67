import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { list } from '../text/words.ts'

const TRAITS: readonly { what: string; example: string; pattern: RegExp }[] = [
  {
    what: 'leadership',
    example: 'whom you led, trained or mentored',
    pattern:
      /\b(?:led|lead|leads|leading|headed|managed|manage|managing|supervis\w{1,5}|mentor\w{0,5}|coach\w{0,4}|trained|chair\w{0,3}|directed|oversaw|oversee|hired|organi[sz]ed|coordinat\w{1,4}|taught|founded)\b/i,
  },
  {
    what: 'communication',
    example: 'what you presented, wrote, negotiated or explained, and to whom',
    pattern:
      /\b(?:present\w{0,6}|wrote|write|writing|written|negotiat\w{1,5}|explain\w{0,4}|advis\w{1,4}|taught|teach\w{0,4}|train\w{0,4}|report\w{0,4}|publish\w{0,4}|interview\w{0,4}|collaborat\w{1,5}|stakeholders?|clients?|customers?|document\w{0,8}|partnered|consult\w{0,6}|counsel\w{0,6})\b/i,
  },
  {
    what: 'initiative',
    example: 'what you began without being asked',
    pattern:
      /\b(?:initiat\w{1,4}|introduc\w{1,4}|launch\w{0,4}|found(?:ed|er)|creat\w{1,4}|propos\w{1,4}|pioneer\w{0,4}|establish\w{0,4}|started|built|design\w{0,4}|develop\w{0,4}|spearhead\w{0,4}|improv\w{1,6}|redesign\w{0,4}|rebuilt|automat\w{1,4})\b/i,
  },
]

const check: CheckDefinition = {
  id: 'evidence-of-people',
  part: 'section',
  group: 'experience',
  title: 'Signs of leadership, communication and initiative',
  why: 'Whatever the job, people are chosen for how they work with others.',
  advice: true,
  english: true,
  look({ statements }) {
    if (statements.length === 0) return notApplicable('There are no bullets to look at.')
    const missing = TRAITS.filter(({ pattern }) => !statements.some((s) => pattern.test(s.text)))
    if (missing.length === 0) return pass('Your bullets show leadership, communication and initiative.')
    return partly(
      1 - missing.length / TRAITS.length,
      `No bullet shows ${list(missing.map((m) => m.what))}.`,
      `If there was an occasion, give one of your bullets to ${missing[0]!.what}: ${missing[0]!.example}.`,
    )
  },
}
export default check
