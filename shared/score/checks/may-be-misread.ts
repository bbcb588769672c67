import { DOUBTED } from '../calibration.ts'
import { type FileCheck, partly, pass } from '../check.ts'
import { parts, t } from '../file-texts.ts'
import { list } from '../said.ts'

/** So many are named, the others counted. */
const NAMED = 2

const check: FileCheck = {
  id: 'may-be-misread',
  title: 'Everything on the page was understood',
  why: 'Where we are unsure, hiring software may be too. It costs you no points here.',
  part: 'ats',
  place: 40,
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ doubts }) {
    const said = doubts.filter(({ sure, part, lines }) =>
      part === 'bullets' ? lines.length > 0 : sure <= DOUBTED,
    )
    if (said.length === 0) return pass(t.understood)
    // What is least sure is named first.
    said.sort((a, b) => a.sure - b.sure)
    const named = [...new Set(said.map(({ part }) => parts[part]))]
    const lines = new Map(said.flatMap((doubt) => doubt.lines.map((line) => [line.text, line])))
    return partly(
      0.5,
      t.maybeMisread({ parts: list(named, NAMED) }),
      t.correctReading,
      [...lines.values()].map(({ text, page, line }) => ({ text, page, line, path: '', fix: '' })),
    )
  },
}
export default check
