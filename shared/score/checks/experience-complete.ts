import { spanScores } from '#shared/learn/spans.ts'
import { companyScore, titleScore } from '#shared/structure/word-signs.ts'
import { noPositions } from '../absent.ts'
import { at, type CheckDefinition, gradedBy, notApplicable } from '../check.ts'
import { t as dates } from '../dates-texts.ts'
import { t } from '../sections-texts.ts'
import { isBareTitle } from '../sound.ts'

const check: CheckDefinition = {
  id: 'experience-complete',
  title: 'Each position has a title and a company',
  why: 'Recruiters search by title and company. If one is missing, the position may not be found.',
  part: 'section',
  place: 90,
  group: 'experience',
  restsOn: ['experience', 'entries'],
  // Of the posts that seem to lack one, most have it in another form.
  advice: true,
  look(subject) {
    // A dated line of which nothing more is told may be a leave, in any language.
    const positions = subject.positions.filter(
      ({ isBreak, main, entry }) => !isBreak && main && !isBareTitle(entry),
    )
    if (positions.length === 0)
      return subject.positions.length === 0 ? noPositions(subject) : notApplicable(dates.mayBeNone)
    const bare = positions.filter(
      ({ entry: { position, company } }) =>
        position === '' ||
        (company === '' &&
          !NAMES_WHERE.test(position) &&
          !(NAMES_A_PLACE.test(position) && !subject.english)),
    )
    const missing = bare.reduce(
      (n, p) => n + Number(p.entry.position === '') + Number(p.entry.company === ''),
      0,
    )
    return gradedBy(bare, 1 - missing / (positions.length * 2), t.positionsComplete, (p) => {
      return {
        finding: t.positionsLacking(bare.length),
        fix: lacking(p.entry.position)({ where: p.where }),
        evidence: bare.map((x) =>
          at(subject, `${x.path}.${x.entry.position ? 'position' : 'company'}`, x.where),
        ),
      }
    })
  },
}
export default check

/** What a name of the two leaves open: by its words it is a title, the employer, or either. */
function lacking(position: string) {
  const { company, title } = spanScores(position)
  if (position === '' || companyScore(position) > 0 || (company > title && titleScore(position) <= 0))
    return t.giveTitle
  return titleScore(position) > 0 || title > company + CLEARLY ? t.giveCompany : t.giveBoth
}
/** In thousandths of a nat. */
const CLEARLY = 1000

/** “Designer – Harbour Books”, “Trainee at Harbour Books”: the company stands in the title. */
const NAMES_WHERE = /freelanc|\s(?:[-–—|@·]|at|with|chez|bei|presso|au sein d\S+)\s/iu
/** “Výuka na Fakultě”: whichever language, a small word leads to a name. */
const NAMES_A_PLACE = /\s\p{Ll}{1,4}\s\p{Lu}/u
