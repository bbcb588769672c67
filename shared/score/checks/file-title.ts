import { type CheckDefinition, partly, pass } from '../check.ts'
import { bareName } from './file-name.ts'

const PROGRAM =
  /^(?:microsoft word|untitled|document\d*|resume[-_ ]?template|[^.]{0,80}\.(?:docx?|pdf|tex|odt|indd)$)/i

const check: CheckDefinition = {
  id: 'file-title',
  part: 'format',
  group: 'format',
  title: 'The file has a title and a language',
  why: 'The title is what a viewer shows in its window, and the language how a screen reader pronounces the text.',
  advice: true,
  file: true,
  look({ facts, resume }) {
    const { title, language } = facts!
    if (title === '' || PROGRAM.test(title))
      return partly(
        0.5,
        title === '' ? 'The file has no title.' : `The file’s title is “${title}”.`,
        `Set the title in the file’s properties to “${bareName(resume.name) || 'your name'}: resume”.`,
      )
    if (language === '')
      return partly(0.8, 'The file does not say its language.', 'Set the language in the file’s properties.')
    return pass('The file has a title and a language.')
  },
}
export default check
