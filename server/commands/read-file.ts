import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { writeText } from '#shared/export/text.ts'
import { structuredText } from '#shared/import/structured.ts'
import { ReadError } from '#shared/read/errors.ts'
import { factsOfLines } from '#shared/read/facts.ts'
import type { Reader } from '#shared/read/read.ts'
import { type Document, type DocumentFacts, emptyFacts } from '#shared/schema/document.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { withoutMarks } from '#shared/schema/rich-text.ts'
import { countWords } from '#shared/schema/word-count.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { structure, type Trace } from '#shared/structure/structure.ts'
import { t } from './texts.ts'

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
  const data = dataIn(bytes, name)
  if (data) return data
  const begun = performance.now()
  const document = await reader.read(bytes, name, password === undefined ? {} : { password })
  const read = performance.now()
  let trace: Trace | undefined
  const resume = structure(document, [], (seen) => {
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

/** A draft, or a resume as another program keeps it: a JSON Resume, RenderCV, Europass … Undefined where it is no data. */
const dataIn = (bytes: Uint8Array, name: string): ReadResult | undefined => {
  if (!/\.(?:json|ya?ml|xml)$/i.test(name)) return undefined
  const begun = performance.now()
  const draft = draftIn(bytes)
  const resume = resumeFromDraft(withoutMarks(draft))
  const read = performance.now()
  const facts = {
    ...factsOfLines(emptyFacts('draft', name, bytes.length), []),
    words: countWords(writeText(draft)),
  }
  return { resume, facts, warnings: [], trace: undefined, timings: { read: read - begun, structure: 0 } }
}

const draftIn = (bytes: Uint8Array): Draft => {
  try {
    const found = structuredText(new TextDecoder().decode(bytes))
    if (found) return found.draft
  } catch (cause) {
    throw new ReadError('corrupt', t.notReadable, { cause })
  }
  throw new ReadError('corrupt', t.noDraft)
}
