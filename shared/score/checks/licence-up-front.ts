import type { Requirement } from '#shared/schema/job.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
import { list, runs } from '../text/words.ts'

/** What the law asks for before anybody may work, by the word for it in eight languages. */
const LICENCE =
  /licen[cs]|registration|registered|chartered|\b(?:approbation|zulassung|berufserlaubnis|habilitation|inscription|habilitaci[oó]n|colegiad[oa]|abilitazione|iscrizione|habilita[cç][aã]o|registratie|uprawnienia|prawo wykonywania)/iu

/** Half of all adults hold one. */
const DRIVING = /driv/iu

/** Of a licence's name these say nothing about which it is. */
const OF_ANY =
  /^(?:licen[cs]|regist|charter|certif|state|with|valid|current|the|and|for|of|an?|or|der|die|das|als|de|du)/i

const check: CheckDefinition = {
  id: 'licence-up-front',
  part: 'keyword',
  group: 'summary',
  advice: true,
  look(subject) {
    const asked = subject.requirements.filter(
      ({ text, must }) => must && LICENCE.test(text) && !DRIVING.test(text),
    )
    if (asked.length === 0) return notApplicable('The job asks for no licence.')
    const held = asked.filter(({ status }) => status !== 'missing')
    if (held.length === 0) return notApplicable('Of the licences asked for none is named.')
    const late = held.filter((requirement) => !isUpFront(requirement, subject))
    if (late.length === 0) return pass('Your licence stands where a reader looks first.')
    const names = list(late.map(({ text, proof }) => proof?.text ?? text))
    return partly(
      0.5,
      `${names} ${late.length === 1 ? 'stands' : 'stand'} far from the top.`,
      'Name the licence beside your title or in the first line of your summary.',
      late.map(({ text, proof }) => ({
        text: proof?.text ?? text,
        page: proof?.page ?? 0,
        line: proof?.line ?? 0,
        path: proof?.path ?? '',
        fix: '',
      })),
    )
  },
}
export default check

/** Named under the name, in the summary, or in lines before all work. */
function isUpFront({ text, proof }: Requirement, { resume }: Subject): boolean {
  const { headline, summary, head, experience, places } = resume
  const top = [headline, summary, ...head.map((line) => line.text)].join('\n')
  const said = new Set(runs(top))
  if (LICENCE.test(top) || runs(text).some((word) => !OF_ANY.test(word) && said.has(word))) return true
  const work = places['experience.0.position'] ?? places['experience.0.company']
  if (proof === null || work === undefined || experience.length === 0) return false
  return proof.page < work.page || (proof.page === work.page && proof.line < work.line)
}
