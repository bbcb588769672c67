import { at, type CheckDefinition, fail, pass } from '../check.ts'
import { isPlaceholder } from '../text/placeholders.ts'

/** People of whom templates are full. */
const SAMPLE_PEOPLE = new Set(['john doe', 'jane doe'])

const check: CheckDefinition = {
  id: 'name-present',
  part: 'section',
  group: 'contact',
  look(subject) {
    const { name } = subject.resume
    if (name.trim() === '')
      return {
        ...fail('No name found.', 'Put your first and last name alone on the first line, as text.'),
        missing: 'name',
      }
    if (SAMPLE_PEOPLE.has(name.trim().toLowerCase()) || isPlaceholder(name))
      return fail(`The name is a template’s: “${name}”.`, 'Replace the template’s name with your own.', [
        at(subject, 'name', name),
      ])
    return pass(`Your name is read as “${name}”.`)
  },
}
export default check
