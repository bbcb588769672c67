import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '#shared/read/read.ts'
import type { Document } from '#shared/schema/document.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { type Found, foundIn, NOTHING } from './found.ts'
import { type Label, label } from './label.ts'
import { type FileScore, scoreFile } from './score.ts'

export interface ScoredFile {
  id: string
  label: Label
  score: FileScore
  found: Found | undefined
  /** Why the file could not be read. */
  error: string
}

const EXTENSION = /\.(pdf|docx|doc)$/i

const reader = createReader({ pdf: nodePdfEngine })
const readFile = (path: string) => reader.read(new Uint8Array(readFileSync(path)), path)

/** Reads each file that has a label of its name, and scores what was understood. */
export async function scoreFolder(
  files: string,
  labels: string,
  isWanted = (_id: string) => true,
  read: (path: string) => Promise<Document> = readFile,
): Promise<ScoredFile[]> {
  const names = new Map(readdirSync(files).map((name) => [name.replace(EXTENSION, ''), name]))
  const scored: ScoredFile[] = []
  for (const name of readdirSync(labels).sort()) {
    if (!name.endsWith('.json')) continue
    const expected = label.parse(JSON.parse(readFileSync(join(labels, name), 'utf8')))
    if (!isWanted(expected.id)) continue
    const file = names.get(expected.id)
    const { found, error } = file
      ? await understand(join(files, file))
      : { found: undefined, error: 'no such file' }
    scored.push({
      id: expected.id,
      label: expected,
      found,
      error,
      score: scoreFile(expected, found ?? NOTHING),
    })
  }
  return scored

  async function understand(path: string): Promise<{ found: Found | undefined; error: string }> {
    try {
      const document = await read(path)
      return { found: foundIn(structure(document), document), error: '' }
    } catch (error) {
      return { found: undefined, error: error instanceof Error ? error.message : String(error) }
    }
  }
}
