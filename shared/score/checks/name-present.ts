import { at, type CheckDefinition, fail, pass } from '../check.ts'

const PLACEHOLDERS = new Set([
  'john doe',
  'jane doe',
  'your name',
  'first last',
  'firstname lastname',
  'name surname',
  'full name',
])

const check: CheckDefinition = {
  id: 'name-present',
  part: 'section',
  group: 'contact',
  title: 'Your name is found',
  why: 'A system files your resume under the name it finds; without one it is filed under nothing.',
  look(subject) {
    const { name } = subject.resume
    if (name.trim() === '')
      return fail('No name was found.', 'Put your first and last name alone on the first line, as text.')
    if (PLACEHOLDERS.has(name.trim().toLowerCase()))
      return fail(
        `The name is a template’s: “${name}”.`,
        'Write your own name where the template’s stands.',
        [at(subject, 'name', name)],
      )
    return pass(`Your name is read as “${name}”.`)
  },
}
export default check
