import { unusableSkills } from '../absent.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { list } from '../said.ts'
import { t } from '../skills-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'

/** So many places at the head of the list are for the target. */
const HEAD = 6

const check: CheckDefinition = {
  id: 'skills-target-first',
  title: 'The skills of the target come first',
  why: 'Many readers only look at the start of a list.',
  part: 'keyword',
  place: 130,
  weight: 3, // Order helps the eye only.
  group: 'skills',
  restsOn: [],
  look(subject) {
    if (subject.requirements.length === 0) return notApplicable(t.noJob)
    const { skills } = subject.resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    // A short list is read to its end, and one in groups is in no order.
    if (skills.length < THRESHOLDS.skills.groupedFrom || skills.some(({ group }) => group !== ''))
      return pass(t.orderIsFree)
    const asked = new Set(
      subject.requirements
        .filter((r) => r.status !== 'missing')
        .flatMap((r) => r.text.toLowerCase().split(/ or |, /)),
    )
    const wanted = skills.map((s, i) => ({ ...s, i })).filter((s) => asked.has(s.name.toLowerCase().trim()))
    if (wanted.length === 0) return pass(t.noneFirst)
    const head = Math.min(HEAD, skills.length)
    const late = wanted.filter((s) => s.i >= head)
    const others = head - (wanted.length - late.length)
    // There is nothing to move up where the head is full of skills the job asks for.
    const movable = Math.min(late.length, others)
    if (movable === 0) return pass(t.askedFirst)
    const skillsLate = list(late.slice(0, movable).map((s) => s.name))
    return partly(
      1 - movable / Math.min(head, wanted.length),
      t.late(movable, { skills: skillsLate }),
      t.moveUp(movable, { skills: skillsLate }),
      late.slice(0, movable).map((s) => at(subject, `skills.${s.i}`, s.name)),
    )
  },
}
export default check
