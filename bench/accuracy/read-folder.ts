import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '#shared/read/read.ts'
import type { Document } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { type Claim, claimsOf } from './claims.ts'
import { type Found, foundIn, NOTHING } from './found.ts'
import { type Label, label } from './label.ts'
import { type FileScore, scoreFile } from './score.ts'

export interface ScoredFile {
  id: string
  label: Label
  score: FileScore
  found: Found | undefined
  /** How sure the reader was of each field, and whether it was right. */
  claims: Claim[]
  /** Why the file could not be read. */
  error: string
}

const EXTENSION = /\.(pdf|docx|doc)$/i

interface ReadFile {
  document: Document
  resume: Resume
}

const reader = createReader({ pdf: nodePdfEngine })

async function readFile(path: string): Promise<ReadFile> {
  const document = await reader.read(new Uint8Array(readFileSync(path)), path)
  return { document, resume: structure(document) }
}

/** Reads each file that has a label of its name, and scores what was understood. */
export async function scoreFolder(
  files: string,
  labels: string,
  isWanted = (_id: string) => true,
  read: (path: string) => Promise<ReadFile> = readFile,
): Promise<ScoredFile[]> {
  const names = new Map(readdirSync(files).map((name) => [name.replace(EXTENSION, ''), name]))
  const scored: ScoredFile[] = []
  for (const name of readdirSync(labels).sort()) {
    if (!name.endsWith('.json')) continue
    const expected = label.parse(JSON.parse(readFileSync(join(labels, name), 'utf8')))
    if (!isWanted(expected.id)) continue
    const file = names.get(expected.id)
    const { found, claims, error } = file
      ? await understand(join(files, file), expected)
      : { found: undefined, claims: [], error: 'no such file' }
    scored.push({
      id: expected.id,
      label: expected,
      found,
      claims,
      error,
      score: scoreFile(expected, found ?? NOTHING),
    })
  }
  return scored

  async function understand(
    path: string,
    expected: Label,
  ): Promise<Pick<ScoredFile, 'found' | 'claims' | 'error'>> {
    try {
      const { document, resume } = await read(path)
      return { found: foundIn(resume, document), claims: claimsOf(resume, expected), error: '' }
    } catch (error) {
      return { found: undefined, claims: [], error: error instanceof Error ? error.message : String(error) }
    }
  }
}
