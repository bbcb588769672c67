import { isTitleIn } from '#shared/jobs/matching/titles.ts'
import { unusableSummary } from '../absent.ts'
import { at, type CheckDefinition, fail, notApplicable, pass } from '../check.ts'
import { t } from '../summary-texts.ts'

const check: CheckDefinition = {
  id: 'summary-role',
  title: 'The summary names the role',
  why: 'Recruiters want to see the role they are hiring for in your first lines.',
  part: 'section',
  place: 400,
  weight: 2, // Who hires for a role looks for its name.
  group: 'summary',
  restsOn: ['summary'],
  english: true,
  look(subject) {
    const { summary, headline, experience } = subject.resume
    // What somebody did last may be beside what they want to be.
    const target = subject.job?.title || headline
    const unusable = unusableSummary(subject)
    if (unusable) return unusable
    const wanted = [
      subject.job?.title ?? '',
      ...experience.slice(0, 3).map((e) => e.position),
      headline,
    ].filter((title) => title !== '')
    if (wanted.length === 0)
      return namesARole(summary)
        ? pass(t.namesRole)
        : subject.positions.length === 0
          ? notApplicable(t.noRoleKnown)
          : fail(t.namesNoRole, t.beginWithRoleWanted)
    // The title above the summary has said so.
    if (headline !== '' && namesARole(headline) && (!subject.job || isTitleIn(subject.job.title, headline)))
      return pass(t.titleSaysRole)
    if (wanted.some((title) => isTitleIn(title, summary)) || namesARole(summary)) return pass(t.namesYourRole)
    return fail(t.saysNoRole, namesARole(target) ? t.beginWith({ role: target }) : t.beginWithRole, [
      at(subject, 'summary', summary),
    ])
  },
}
export default check

/** The nouns of occupations end in few ways. */
const OCCUPATION =
  /\b\p{L}{0,24}(?:eer|diplomat|craftsman|craftswoman|salesman|saleswoman|ologist|gineer|loper|signer|nager|alyst|ntist|sultant|nician|ordinator|itect|countant|acher|nurse|ministrator|ecialist|torney|lawyer|octor|graduate|student|leaver|ssistant|ssociate|utive|ficer|tician|urist|ician|grapher|porter|keeper|penter|driver|editor|writer|trainer|researcher|professor|lecturer|programmer|technologist|therapist|pharmacist|representative|supervisor|director|strategist|planner|recruiter|advisor|adviser|electrician|welder|mechanic|chef|cook|cashier|clerk|paralegal|marketer|producer|leader|professional|practitioner|operator|inspector|auditor|banker|broker|agent|physicist|chemist|biologist|mathematician|statistician|economist|sociologist|psychologist|linguist|archivist|librarian|translator|interpreter|candidate|intern|apprentice|executive|founder|owner|expert|receptionist|worker|barista|baker|butcher|barber|hairdresser|stylist|artist|florist|dentist|hygienist|optometrist|paramedic|midwife|carer|caregiver|aide|nanny|server|waiter|waitress|steward|stewardess|plumber|joiner|bricklayer|roofer|fitter|machinist|installer|surveyor|estimator|foreman|labou?rer|dispatcher|picker|packer|handler|courier|controller|treasurer|secretary|typist|soldier|sergeant|pilot|captain|instructor|tutor|counsell?or|coach|fellow|postdoc|scholar|reporter|presenter|illustrator|animator|singer|actor|dancer|merchandiser|underwriter|actuary|trader|realtor|appraiser|adjuster|investigator|detective|firefighter|guard|ranger|gardener|landscaper|farmer|buyer|builder|tester|scrum master|ceo|cfo|cto|coo|president)s?\b/iu
/** A goldsmith and a restaurateur, but nobody called Smith. */
const TRADE = /\b\p{L}{2,24}(?:smith|wright|eur)s?\b/iu
/** “I am a high school senior” says what somebody is, whatever the noun. */
const SELF = /\bi(?:'|’| a)m an? \p{L}/iu
/** Words that end like them. */
const NO_OCCUPATION = /\b(?:careers?|peers?|amateurs?)\b/gi
/** A rank is written in capitals: 'NCO' stands in 'Franco' too. */
const RANK = /\bNCOs?\b/
const namesARole = (summary: string): boolean => {
  const told = summary.replace(NO_OCCUPATION, '')
  return SELF.test(told) || OCCUPATION.test(told) || TRADE.test(told) || RANK.test(told)
}
