import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { fold, plainWords } from '#shared/text/fold.ts'
import type { ResumeRow } from '#web/store/rows.ts'

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
function stemOf(fileName: string): string {
  const words = fold(fileName)
    .replace(ENDING, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const last = words.findLastIndex((word) => !isVersion(word))
  return (last < 0 ? words : words.slice(0, last + 1)).join(' ')
}

export const isSameFile = (a: Named, b: Named) => a.resumeId === b.resumeId

/** Whose resume each upload is, folded, by its id; those that name nobody are not in it. */
export type People = ReadonlyMap<string, string>

export const peopleOf = (rows: readonly Pick<ResumeRow, 'id' | 'body'>[]): People =>
  new Map(
    rows.flatMap(({ id, body }) => {
      const name = plainWords(body.resume?.name ?? '')
      return name ? [[id, name] as const] : []
    }),
  )

/** Whose resume each upload is, in words: `Jane Sample · Nurse`. */
export const ownersOf = (rows: readonly Pick<ResumeRow, 'id' | 'body'>[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(({ id, body: { resume } }) => {
      const owner = [resume?.name, resume?.headline].filter(Boolean).join(' · ')
      return owner ? [[id, owner] as const] : []
    }),
  )

/** Everybody's file may be called "resume.pdf": where both name somebody it has to be the same person. */
export function isSameResume(a: Named, b: Named, people: People): boolean {
  if (isSameFile(a, b)) return true
  const [one, other] = [people.get(a.resumeId), people.get(b.resumeId)]
  if (one && other && one !== other) return false
  const stem = stemOf(a.resumeName)
  return stem !== '' && stem === stemOf(b.resumeName)
}

type Job = Pick<AnalysisRecord, 'jobDescription' | 'jobCategory' | 'jobRole'>

/** What the engine is given: a description counts where there is one. Two of one title are two jobs. */
const jobText = ({ jobDescription, jobCategory, jobRole }: Job) =>
  jobDescription.trim() || JSON.stringify([jobCategory, jobRole])

export const sameJob = (a: Job, b: Job) => jobText(a) === jobText(b)

/** The analyses of the resume that was analyzed last, for the same job, newest first: one line joins no others. */
export const ofNewestResume = (records: readonly AnalysisRecord[], people: People): AnalysisRecord[] => {
  const [newest] = records
  if (!newest) return []
  return records.filter((record) => sameJob(record, newest) && isSameResume(record, newest, people))
}
