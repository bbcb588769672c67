import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '#shared/read/read.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { analyze } from '#shared/score/analyze.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import type { RankedRow } from './read-ranking.ts'

interface RankedFile {
  row: RankedRow
  result: AnalysisResult
}

const reader = createReader({ pdf: nodePdfEngine })

/** Reads and scores the file of each row, for the job the row names. */
export async function rankedFiles(
  rows: readonly RankedRow[],
  folder: string,
  jobText: (file: string) => string,
  asOf: string,
): Promise<RankedFile[]> {
  const names = readdirSync(folder)
  const scored: RankedFile[] = []
  for (const row of rows) {
    const file = names.find((name) => name.replace(/\.[^.]+$/, '') === row.id)
    if (!file) throw new Error(`There is no file for ${row.id} in ${folder}.`)
    const document = await reader.read(new Uint8Array(readFileSync(join(folder, file))), file)
    const job = jobOf(row.job, jobText)
    scored.push({ row, result: analyze({ resume: structure(document), facts: document.facts, job, asOf }) })
  }
  return scored
}

function jobOf(named: string, jobText: (file: string) => string) {
  const [kind, jobCategory = '', jobRole = ''] = named.split(':')
  if (kind === 'role') return { jobCategory, jobRole, jobDescription: '' }
  return { jobCategory: '', jobRole: '', jobDescription: jobText(named) }
}
