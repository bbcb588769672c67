import type { AnalysisRecord } from '#shared/schema/analysis.ts'

// A resume that was worked on comes back as another file: what stays is its name, but for the mark of its version.

type Named = Pick<AnalysisRecord, 'resumeId' | 'resumeName'>

const ENDING = /\.(?:pdf|docx?)$/u
/** What people and their systems put at the end of the next version of a file; numbers and dates too. */
const VERSION_WORDS = new Set([
  'copy',
  'final',
  'new',
  'updated',
  'update',
  'edited',
  'draft',
  'version',
  'latest',
])
const isVersion = (word: string) => VERSION_WORDS.has(word) || /^v?\d+$/u.test(word)

/** `My CV_v2 (1).pdf` and `my-cv.docx` are called the same. */
export function stemOf(fileName: string): string {
  const words = fileName
    .normalize('NFC')
    .toLowerCase()
    .replace(ENDING, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const last = words.findLastIndex((word) => !isVersion(word))
  return (last < 0 ? words : words.slice(0, last + 1)).join(' ')
}

export const isSameFile = (a: Named, b: Named) => a.resumeId === b.resumeId

export function isSameResume(a: Named, b: Named): boolean {
  if (isSameFile(a, b)) return true
  const stem = stemOf(a.resumeName)
  return stem !== '' && stem === stemOf(b.resumeName)
}
