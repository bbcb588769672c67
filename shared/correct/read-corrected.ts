import type { Correction } from '#shared/schema/corrections.ts'
import type { Document } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { structure } from '#shared/structure/structure.ts'
import { applyCorrections } from './apply-corrections.ts'
import { misreadFields } from './misread.ts'

export interface CorrectedReading {
  resume: Resume
  /** Corrections that fit nothing on the page any more, by id. */
  unfit: string[]
}

/**
 * 1. the blocks of the page are read as the person said; 2. fields and entries are corrected; 3. what differs from
 * our own reading is noted, because hiring software is likely to read it as we did.
 */
export function readCorrected(document: Document, corrections: readonly Correction[]): CorrectedReading {
  if (corrections.length === 0) return { resume: structure(document), unfit: [] }
  const hints = corrections.filter((correction) => correction.do === 'read_as')
  const { resume, unfit } = applyCorrections(structure(document, hints), corrections)
  const misread = misreadFields(structure(document), resume)
  return { resume: misread.length > 0 ? { ...resume, misread } : resume, unfit }
}
