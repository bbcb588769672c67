import { at, type CheckDefinition, fail, pass } from '../check.ts'
import { t } from '../contact-texts.ts'
import { isPlaceholder } from '../text/placeholders.ts'

/** The address of a page was taken for the name, which may be a picture. */
const HOST = /^[\p{Ll}\d.-]+\.\p{Ll}{2,}$/u
/** People of whom templates are full. */
const SAMPLE_PEOPLE = new Set(['john doe', 'jane doe'])

const check: CheckDefinition = {
  id: 'name-present',
  title: 'Your name is found',
  why: 'Systems store your resume under your name.',
  part: 'section',
  place: 160,
  weight: 4, // The name the resume is filed under.
  group: 'contact',
  restsOn: ['name'],
  look(subject) {
    const { name } = subject.resume
    if (name.trim() === '' || HOST.test(name.trim()))
      return {
        ...fail(t.noName, t.addName),
        missing: 'name',
      }
    if (SAMPLE_PEOPLE.has(name.trim().toLowerCase()) || isPlaceholder(name))
      return fail(t.nameOfTemplate({ name }), t.replaceName, [at(subject, 'name', name)])
    return pass(t.nameIs({ name }))
  },
}
export default check
