import { type FileCheck, fail, pass } from '../check.ts'
import { isWithoutAnything } from '../notices.ts'

const check: FileCheck = {
  id: 'ats-text-layer',
  part: 'ats',
  group: 'format',
  file: true,
  look: ({ facts }) =>
    facts.textLayer
      ? pass('The file has a text layer.')
      : isWithoutAnything(facts)
        ? fail(
            'The file is empty: there is no text in it.',
            'Choose the file your resume is in: this one is empty.',
          )
        : fail(
            facts.recognized
              ? 'The file is a picture: most systems will see an empty page.'
              : 'The file is a picture: there is no text in it.',
            'Export the resume as a PDF from the program it was written in, instead of scanning or photographing it.',
          ),
}
export default check
