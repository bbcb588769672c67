import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { writeText } from '#shared/export/text.ts'
import { ReadError } from '#shared/read/errors.ts'
import { countWords, factsOfLines } from '#shared/read/facts.ts'
import type { Reader } from '#shared/read/read.ts'
import { type Document, type DocumentFacts, emptyFacts } from '#shared/schema/document.ts'
import { draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { structure, type Trace } from '#shared/structure/structure.ts'

export interface ReadResult {
  resume: Resume
  facts: DocumentFacts
  warnings: Document['warnings']
  trace: Trace | undefined
  timings: { read: number; structure: number }
}

/** A file of any kind, or a draft as JSON, as far as the Resume. */
export const readAnyFile = async (
  reader: Reader,
  path: string,
  password: string | undefined,
): Promise<ReadResult> => {
  const bytes = new Uint8Array(await readFile(path))
  const name = basename(path)
  if (name.toLowerCase().endsWith('.json')) return readDraft(bytes, name)
  const begun = performance.now()
  const document = await reader.read(bytes, name, password === undefined ? {} : { password })
  const read = performance.now()
  let trace: Trace | undefined
  const resume = structure(document, (seen) => {
    trace = seen
  })
  return {
    resume,
    facts: document.facts,
    warnings: document.warnings,
    trace,
    timings: { read: read - begun, structure: performance.now() - read },
  }
}

const readDraft = (bytes: Uint8Array, name: string): ReadResult => {
  const begun = performance.now()
  const parsed = draft.safeParse(parseJson(bytes))
  if (!parsed.success) throw new ReadError('corrupt', 'The JSON is no resume draft.', { cause: parsed.error })
  const resume = resumeFromDraft(parsed.data)
  const read = performance.now()
  const facts = {
    ...factsOfLines(emptyFacts('draft', name, bytes.length), []),
    words: countWords(writeText(parsed.data)),
  }
  return { resume, facts, warnings: [], trace: undefined, timings: { read: read - begun, structure: 0 } }
}

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new ReadError('corrupt', 'The file is no JSON.', { cause })
  }
}
