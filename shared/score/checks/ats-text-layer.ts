import { type FileCheck, fail, type Outcome, partly, pass } from '../check.ts'
import { t } from '../file-texts.ts'
import { isWithoutAnything } from '../notices.ts'

const check: FileCheck = {
  id: 'ats-text-layer',
  title: 'The file has text in it',
  why: 'A scan is only a picture of your resume. Software finds no text in it.',
  part: 'ats',
  place: 10,
  weight: 12, // Without text nothing else can be read.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts }) {
    const { textLayer, layeredPages = 0, pages, recognized } = facts
    if (textLayer && layeredPages > 0) return layered(layeredPages, pages)
    return textLayer
      ? pass(t.hasTextLayer)
      : isWithoutAnything(facts)
        ? fail(t.emptyFile, t.chooseAnother)
        : fail(recognized ? t.pictureRead : t.picture, t.exportAsText)
  },
}
export default check

/** From 75 for one page of many down to 55 for all. */
const LIMIT = { least: 55, more: 20 } as const

/** What people see and what machines read are two things; nobody can tell whether they say the same. */
const layered = (layers: number, pages: number): Outcome => ({
  ...partly(0.5, layers < pages ? t.pagesArePictures(layers) : t.pageIsPicture, t.exportAsText),
  limit: Math.round(LIMIT.least + LIMIT.more * (1 - layers / Math.max(layers, pages))),
})
