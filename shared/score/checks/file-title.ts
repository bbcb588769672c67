import { type FileCheck, notApplicable, partly, pass } from '../check.ts'
import { isNameGuessed } from '../doubts.ts'
import { t } from '../file-texts.ts'
import { bareName } from './file-name.ts'

/** What a program or a template left: the name of a file, or of nothing. */
const LEFT_OVER =
  /^(?:microsoft (?:word|powerpoint)|untitled|document\s?\d*$|.*\b(?:template|example|sample)s?\b|[^.]{0,80}\.(?:docx?|pdf|tex|odt|indd)$)/i

/** A person may be called Jane Sample. */
const withoutName = (title: string, name: string): string =>
  name === '' ? title : title.toLowerCase().split(name.toLowerCase()).join(' ').trim()

const check: FileCheck = {
  id: 'file-title',
  title: 'The file has a title of yours',
  why: 'PDF viewers show the title in the window. It often still has the name of the template.',
  part: 'format',
  place: 200,
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ facts, resume }) {
    const { title } = facts
    if (title === '') return notApplicable(t.noFileTitle)
    if (!LEFT_OVER.test(withoutName(title, bareName(resume.name)))) return pass(t.hasFileTitle)
    return partly(
      0.5,
      t.fileTitleIs({ title }),
      t.setFileTitle({ name: (isNameGuessed(resume) ? '' : bareName(resume.name)) || t.yourName }),
    )
  },
}
export default check
