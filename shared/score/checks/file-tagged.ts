import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'

const check: CheckDefinition = {
  id: 'file-tagged',
  part: 'format',
  group: 'format',
  title: 'A tagged PDF',
  why: 'Tags tell screen readers, and the better parsers, what is a heading and what a list.',
  advice: true,
  file: true,
  look: ({ facts }) =>
    facts!.kind !== 'pdf'
      ? notApplicable('Only PDF files have tags.')
      : facts!.tagged
        ? pass('The PDF is tagged.')
        : partly(
            0.5,
            'The PDF is not tagged.',
            'Export the PDF with tags: in Word “Document structure tags for accessibility”, in LibreOffice “Tagged PDF”.',
          ),
}
export default check
