import { type FileCheck, fail, type Outcome, partly, pass } from '../check.ts'
import { isWithoutAnything } from '../notices.ts'
import { plural } from '../text/words.ts'

const check: FileCheck = {
  id: 'ats-text-layer',
  part: 'ats',
  group: 'format',
  file: true,
  look({ facts }) {
    const { textLayer, layeredPages = 0, pages, recognized } = facts
    if (textLayer && layeredPages > 0) return layered(layeredPages, pages)
    return textLayer
      ? pass('The file has a text layer.')
      : isWithoutAnything(facts)
        ? fail(
            'The file is empty: there is no text in it.',
            'Choose the file your resume is in: this one is empty.',
          )
        : fail(
            recognized
              ? 'The file is a picture: most systems will see an empty page.'
              : 'The file is a picture: there is no text in it.',
            EXPORT,
          )
  },
}
export default check

const EXPORT =
  'Export the resume as a PDF from the program it was written in, instead of scanning or photographing it.'

/** From 75 for one page of many down to 55 for all. */
const LIMIT = { least: 55, more: 20 } as const

/** What people see and what machines read are two things; nobody can tell whether they say the same. */
const layered = (layers: number, pages: number): Outcome => ({
  ...partly(
    0.5,
    `${layers < pages ? `${plural(layers, 'page')} ${layers === 1 ? 'is' : 'are'}` : 'The page is'} a picture over hidden text.`,
    EXPORT,
  ),
  limit: Math.round(LIMIT.least + LIMIT.more * (1 - layers / Math.max(layers, pages))),
})
