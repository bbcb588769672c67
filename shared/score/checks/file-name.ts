import { degreeScore } from '#shared/structure/word-signs.ts'
import { fold } from '#shared/text/fold.ts'
import { type FileCheck, notApplicable, partly, pass } from '../check.ts'
import { isNameGuessed } from '../doubts.ts'
import { t } from '../file-texts.ts'

const plain = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((w) => w.length > 1)

/** A dotted capital I is an i with one dot. */
const lower = (text: string): string => text.toLowerCase().replaceAll('i\u0307', 'i')

/** Degrees behind first and last name: 'Jane Sample MSN BSN'. What is not in capitals is somebody's name. */
function withoutDegrees(name: string): string {
  const words = name.split(/\s+/)
  while (words.length > 2 && isDegree(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
const isDegree = (word: string): boolean => /^\p{Lu}{2,5}$/u.test(word) && degreeScore(word) >= 1

/** Without what stands behind a comma, and without titles: 'Dr. Rohan Mehta, ACA' is Rohan Mehta. */
export const bareName = (name: string): string => {
  const [untitled = ''] = name.split(/[,(|]/)
  const own = untitled
    .replace(/^(?:(?:dr|prof|mr|mrs|ms|mme|herr|frau|ing|dipl)(?:\.-?\s*|\s+))+/i, '')
    .replace(/\.(?=\s|$)/g, '')
    .trim()
  return /\p{Ll}/u.test(own) ? withoutDegrees(own) : own.replace(/(?<=\p{L})\p{L}+/gu, lower)
}

/** With nothing but these a file is anybody's; a name of its own its owner chose. */
const ANYBODYS = new Set(
  'resume resumé curriculum vitae cv lebenslauf final new updated update copy version ver draft document doc untitled scan my latest edited en english template file download print page pages one word pdf of and the'.split(
    ' ',
  ),
)

const KINDS = ['pdf', 'docx', 'doc']

/** The ending says another kind than the content is of. */
const isMisnamed = (ending: string, kind: string): boolean =>
  ending !== kind && KINDS.includes(ending) && KINDS.includes(kind)

const check: FileCheck = {
  id: 'file-name',
  title: 'The file name says who it is',
  why: 'Recruiters save hundreds of files. “resume-final-2.pdf” is hard to find again.',
  part: 'format',
  place: 190,
  group: 'format',
  restsOn: [],
  advice: true,
  file: true,
  look({ facts, resume }) {
    const ending = facts.fileName.split('.').at(-1)?.toLowerCase() ?? ''
    if (isMisnamed(ending, facts.kind)) {
      const what = facts.kind === 'pdf' ? t.fileIsPdf : t.fileIsWord
      return partly(0.5, what({ name: facts.fileName }), t.endTheName({ ending: facts.kind }))
    }
    const name = isNameGuessed(resume) ? [] : plain(resume.name)
    const [given] = name
    const last = name.at(-1)
    if (!given || !last || facts.fileName === '') return notApplicable(t.noNameToLookFor)
    const file = fold(facts.fileName)
    if (file.includes(last) || file.includes(given)) return pass(t.fileNamedAfterYou)
    if (plain(facts.fileName.replace(/\.[^.]*$/, '')).some((word) => !ANYBODYS.has(word)))
      return notApplicable(t.fileNamedOtherwise)
    return partly(
      0.5,
      t.fileIsCalled({ name: facts.fileName }),
      t.nameTheFile({ name: bareName(resume.name).replace(/\s+/g, '-'), ending }),
    )
  },
}
export default check
