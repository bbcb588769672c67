import { unusableSkills } from '../absent.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { list } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'

/** So many places at the head of the list are for the target. */
const HEAD = 6

const check: CheckDefinition = {
  id: 'skills-target-first',
  part: 'keyword',
  group: 'skills',
  look(subject) {
    if (subject.requirements.length === 0) return notApplicable('There is no job to order the skills by.')
    const { skills } = subject.resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    // A short list is read to its end, and one in groups is in no order.
    if (skills.length < THRESHOLDS.skills.groupedFrom || skills.some(({ group }) => group !== ''))
      return pass('Your list is short or grouped: its order matters little.')
    const asked = new Set(
      subject.requirements
        .filter((r) => r.status !== 'missing')
        .flatMap((r) => r.text.toLowerCase().split(/ or |, /)),
    )
    const wanted = skills.map((s, i) => ({ ...s, i })).filter((s) => asked.has(s.name.toLowerCase().trim()))
    if (wanted.length === 0) return pass('None of your skills needs to come before another.')
    const head = Math.min(HEAD, skills.length)
    const late = wanted.filter((s) => s.i >= head)
    const others = head - (wanted.length - late.length)
    // There is nothing to move up where the head is full of skills the job asks for.
    const movable = Math.min(late.length, others)
    if (movable === 0) return pass('The skills the job asks for come first.')
    return partly(
      1 - movable / Math.min(head, wanted.length),
      `${list(late.slice(0, movable).map((s) => s.name))} ${movable === 1 ? 'comes' : 'come'} late in your list.`,
      `Move ${list(late.slice(0, movable).map((s) => s.name))} to the start of your skills: the job asks for ${movable === 1 ? 'it' : 'them'}.`,
      late.slice(0, movable).map((s) => at(subject, `skills.${s.i}`, s.name)),
    )
  },
}
export default check
