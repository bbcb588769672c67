import type { Correction } from '#shared/schema/corrections.ts'
import type { Document } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { structure } from '#shared/structure/structure.ts'
import { applyCorrections } from './apply-corrections.ts'
import { misreadFields } from './misread.ts'
import { respelled } from './respell.ts'

export interface CorrectedReading {
  /** With the words of pictures as the person spelled them. */
  document: Document
  resume: Resume
  /** Corrections that fit nothing on the page any more, by id. */
  unfit: string[]
}

/**
 * 1. words of pictures are spelled as the person said; 2. the blocks of the page are read as they said; 3. fields and
 * entries are corrected; 4. what differs from our own reading is noted, because hiring software is likely to read it as
 * we did. A misread picture is no such difference: most of that software reads no pictures at all.
 */
export function readCorrected(given: Document, corrections: readonly Correction[]): CorrectedReading {
  const { document, unfit: misspelled } = respelled(given, corrections)
  const hints = corrections.filter((correction) => correction.do === 'read_as')
  const plain = structure(document)
  const { resume, unfit } = applyCorrections(
    hints.length > 0 ? structure(document, hints) : plain,
    corrections,
  )
  const misread = misreadFields(plain, resume)
  return {
    document,
    resume: misread.length > 0 ? { ...resume, misread } : resume,
    unfit: [...misspelled, ...unfit],
  }
}
