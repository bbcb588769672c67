import { errorCode, errorText } from '#shared/error-text.ts'
import './without-network.ts'
import { readCorrected } from '#shared/correct/read-corrected.ts'
import { withOccupation } from '#shared/jobs/occupations/find.ts'
import { createReader } from '#shared/read/read.ts'
import { analyze } from '#shared/score/analyze.ts'
import type { ParseReply, ParseTask } from './parse-protocol.ts'
import { nodePdfEngine } from './pdf-engine.ts'
import { nodePictureParts } from './picture-parts.ts'

// One process of the pool: reads what a stranger sent, with nothing at hand but these bytes. It is given no settings
// and no database, answers one task after the other, and is ended by the pool when it takes too much.

let letters: ReturnType<typeof nodePictureParts> | undefined
const pictures = () => {
  letters ??= nodePictureParts()
  return letters
}
const reader = createReader({ pdf: nodePdfEngine, pictures })

/** Each takes some five seconds of the processor: what is left of a longer scan is named as unread. */
const RECOGNIZED_PAGES = 6

async function parse({
  bytes,
  name,
  password,
  corrections = [],
  asOf,
  ...job
}: ParseTask): Promise<ParseReply> {
  try {
    const read = await reader.read(new Uint8Array(bytes), name, {
      recognizedPages: RECOGNIZED_PAGES,
      ...(password ? { password } : {}),
    })
    const { resume, document } = readCorrected(read, corrections)
    const { facts } = document
    const value = { result: analyze({ resume, facts, job: await withOccupation(job), asOf }), resume, facts }
    return { ok: true, value: corrections.length > 0 ? { ...value, corrections } : value }
  } catch (error) {
    return { ok: false, code: String(errorCode(error) ?? 'failed'), message: errorText(error) }
  }
}

process.on('message', (task: ParseTask) => {
  parse(task).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.exit(0))
