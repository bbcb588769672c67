import { noPositions } from '../absent.ts'
import { at, type CheckDefinition, gradedBy } from '../check.ts'

const check: CheckDefinition = {
  id: 'experience-complete',
  part: 'section',
  group: 'experience',
  look(subject) {
    const positions = subject.positions.filter(({ isBreak, main }) => !isBreak && main)
    if (positions.length === 0) return noPositions(subject)
    const bare = positions.filter(
      ({ entry: { position, company } }) =>
        position === '' || (company === '' && !NAMES_WHERE.test(position)),
    )
    const missing = bare.reduce(
      (n, p) => n + Number(p.entry.position === '') + Number(p.entry.company === ''),
      0,
    )
    return gradedBy(
      bare,
      1 - missing / (positions.length * 2),
      'Every position has a title and a company.',
      (p) => {
        const lacks = p.entry.position === '' ? 'title' : 'company'
        return {
          finding: `${bare.length === 1 ? 'One position is' : `${bare.length} positions are`} missing a title or a company.`,
          fix: `Give ${p.where} its ${lacks}${lacks === 'company' ? '; write “Self-employed” where there was none' : ''}.`,
          evidence: bare.map((x) =>
            at(subject, `${x.path}.${x.entry.position ? 'position' : 'company'}`, x.where),
          ),
        }
      },
    )
  },
}
export default check

/** “Designer – Harbour Books”, “Trainee at Harbour Books”: the company stands in the title. */
const NAMES_WHERE = /\s(?:[-–—|@·]|at|with|chez|bei|presso|au sein d\S+)\s/iu
