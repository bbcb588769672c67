import { type FileCheck, partly, pass, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

/** “11/26/25, 8:48 PM Resume”: nobody tells to the minute when something was done. */
const STAMP = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?,? \d{1,2}[:.]\d{2}(?!\d)/
/** “https://example.com/cv 1/2” */
const COUNTED = / \d{1,2}\/\d{1,2}$/

const isPrinted = (text: string): boolean =>
  STAMP.test(text) ||
  text.includes('file:///') ||
  (/^https?:/.test(text) && COUNTED.test(text) && text.split(' ').length === 2)

const check: FileCheck = {
  id: 'browser-lines',
  part: 'format',
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ resume: { head, sections } }) {
    const lines = [...head, ...sections.flatMap((section) => section.lines)]
    const printed = lines.filter(({ text }) => isPrinted(text.trim()))
    const [first] = printed
    return first
      ? partly(
          0.5,
          t.browserPrinted({ text: quote(first.text, 60) }),
          t.printWithoutMargins,
          printed.map((line) => spotted(line)),
        )
      : pass(t.nothingOfABrowser)
  },
}
export default check
