import { type DesignName, inDesign } from '#shared/export/designs.ts'
import { writeDocx } from '#shared/export/docx/write.ts'
import { doubtsOf } from '#shared/export/doubts.ts'
import { fontFilesFor, writePdf } from '#shared/export/pdf/write.ts'
import { compareReadBack, type Difference } from '#shared/export/read-back.ts'
import { createReader } from '#shared/read/read.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { structure } from '#shared/structure/structure.ts'
import { nodePdfEngine } from '../../server/analysis/pdf-engine.ts'
import { fontBytes } from './font-files.ts'

// A draft is written, the file is read by our reader, and both are compared: what the builder does before a download.

const asOf = '2025-01-15'
export type FileFormat = 'pdf' | 'docx'

/** In turn; `THOROUGH=1` tries both. */
export const formatsOf = (turn: number): FileFormat[] =>
  process.env.THOROUGH ? ['pdf', 'docx'] : [turn % 2 === 0 ? 'pdf' : 'docx']

const reader = createReader({ pdf: nodePdfEngine })

/** A draft on another page. */
export function onPage(made: Draft, design: DesignName, pageSize: 'A4' | 'Letter'): Draft {
  const draft = inDesign(made, design)
  return { ...draft, layout: { ...draft.layout, pageSize } }
}

export async function fileOf(draft: Draft, format: FileFormat): Promise<Uint8Array> {
  if (format === 'docx') return writeDocx(draft, { asOf })
  const written = await writePdf(draft, { fonts: fontBytes(fontFilesFor(draft)), asOf })
  const missing = written.missingGlyphs.map((one) => one.char)
  if (missing.length > 0) throw new Error(`the generator writes what no font has: ${missing.join(' ')}`)
  return written.bytes
}

export const resumeIn = async (bytes: Uint8Array, format: FileFormat): Promise<Resume> =>
  structure(await reader.read(bytes.slice(), `resume.${format}`))

export const readAgain = async (draft: Draft, bytes: Uint8Array, format: FileFormat): Promise<Difference[]> =>
  compareReadBack(draft, await resumeIn(bytes, format))

const sectionOf = (path: string): string => path.split('.')[0]!

/** What differs beyond the sections whose words alone could be taken for something else. */
export function beyondDoubt(draft: Draft, differences: Difference[]): Difference[] {
  const doubts = doubtsOf(draft)
  const sections = new Set(doubts.map(sectionOf))
  // A place that nothing beside it makes an address would stand under the name.
  if (doubts.includes('personalInfo.address')) sections.add('headline')
  // A project without a name opens with its address, as ways to reach somebody do.
  if (doubts.includes('projects.0.name')) sections.add('personalInfo')
  return differences.filter(({ path }) => !sections.has(sectionOf(path)))
}
