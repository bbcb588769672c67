import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '#shared/read/read.ts'
import type { Check } from '#shared/schema/analysis.ts'
import { score } from '#shared/score/score.ts'
import { openChecks } from '#shared/score/suggestions.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'

export interface FileFindings {
  file: string
  score: number
  findings: Check[]
  /** Every edit that is suggested, also of what another finding stands for. */
  edits: Edit[]
}

export interface Edit {
  id: string
  from: string
  to: string
}

/** Fewer letters are a name. */
const SENTENCE = 25
/** Their evidence says what to do, not what to write. */
const ADVISES: ReadonlySet<string> = new Set(['bullet-strength'])

const editsIn = (checks: readonly Check[]): Edit[] =>
  checks
    .filter(({ id }) => !ADVISES.has(id))
    .flatMap(({ id, evidence }) =>
      evidence
        .filter(({ text, fix }) => fix.length >= SENTENCE && fix !== text)
        .map(({ text, fix }) => ({ id, from: text, to: fix })),
    )

const RESUME = /\.(?:pdf|docx?|odt|rtf)$/i

/** Each file's findings as a person sees them; a file that cannot be read has none. */
export async function* findingsIn(folders: readonly string[], asOf: string): AsyncGenerator<FileFindings> {
  const reader = createReader({ pdf: nodePdfEngine })
  for (const folder of folders)
    for (const file of readdirSync(folder).sort()) {
      if (!RESUME.test(file)) continue
      const document = await reader
        .read(new Uint8Array(readFileSync(join(folder, file))), file)
        .catch((error: Error) => {
          console.error(`${file}: ${error.message}`)
          return undefined
        })
      if (!document) continue
      const { facts } = document
      const result = score({ resume: structure(document), facts, job: null, asOf })
      yield {
        file,
        score: result.overall_score,
        findings: openChecks(result.checks),
        edits: editsIn(result.checks),
      }
    }
}
