import { type FileCheck, notApplicable, partly, pass } from '../check.ts'

const plain = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((w) => w.length > 1)

/** Without what stands behind a comma, and without titles: 'Dr. Rohan Mehta, ACA' is Rohan Mehta. */
export const bareName = (name: string): string => {
  const [untitled = ''] = name.split(/[,(|]/)
  const own = untitled
    .replace(/^(?:(?:dr|prof|mr|mrs|ms|mme|herr|frau|ing|dipl)(?:\.-?\s*|\s+))+/i, '')
    .replace(/\.(?=\s|$)/g, '')
    .trim()
  return /\p{Ll}/u.test(own) ? own : own.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase())
}

/** With nothing but these a file is anybody's; a name of its own its owner chose. */
const ANYBODYS = new Set(
  'resume resumé curriculum vitae cv lebenslauf final new updated update copy version ver draft document doc untitled scan my latest edited en english template file download print page pages one word pdf of and the'.split(
    ' ',
  ),
)

const check: FileCheck = {
  id: 'file-name',
  part: 'format',
  group: 'format',
  advice: true,
  file: true,
  look({ facts, resume }) {
    const name = plain(resume.name)
    const [given] = name
    const last = name.at(-1)
    if (!given || !last || facts.fileName === '') return notApplicable('There is no name to look for.')
    const file = facts.fileName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    if (file.includes(last) || file.includes(given)) return pass('The file name says who it is.')
    if (plain(facts.fileName.replace(/\.[^.]*$/, '')).some((word) => !ANYBODYS.has(word)))
      return notApplicable('The file has a name of its own.')
    const ending = facts.fileName.split('.').at(-1) ?? 'pdf'
    return partly(
      0.5,
      `The file is called “${facts.fileName}”.`,
      `Name the file after yourself: “${bareName(resume.name).replace(/\s+/g, '-')}-Resume.${ending}”.`,
    )
  },
}
export default check
