import { type CheckDefinition, evidenceOf, named, notApplicable, partly, pass } from '../check.ts'

/** What is cut by more than all of it, and a share of more than the whole. */
const CUT =
  /(?<!\p{L})(?:reduc|decreas|cut|lower|shorten|sav|eliminat|shrank|shrunk)\p{L}*\s(?:[^.;%\d]{0,80}\s)?(?:by\s)?(?:over\s|more than\s|up to\s)?(?<![\d.,])(\d{3,5})\s?%/iu
const SHARE = /(?<![\d.,])(\d{3,5})\s?%\s(?:attendance|uptime|accuracy|availability)(?!\p{L})/iu
const LONGEST = 600

const impossible = (text: string): string => {
  for (const pattern of [CUT, SHARE]) {
    const percent = pattern.exec(text.slice(0, LONGEST))?.[1]
    if (percent !== undefined && Number(percent) > 100) return `${percent}%`
  }
  return ''
}

const check: CheckDefinition = {
  id: 'figures-plausible',
  part: 'section',
  group: 'experience',
  title: 'Figures that can be true',
  why: 'Nothing falls by more than 100 %. One figure that cannot be makes a reader doubt the others.',
  advice: true,
  english: true,
  look(subject) {
    if (subject.statements.length === 0) return notApplicable('There are no lines with figures.')
    const found = subject.statements.flatMap((s) => {
      const figure = impossible(s.text)
      return figure === '' ? [] : [{ s, figure }]
    })
    const [first] = found
    if (!first) return pass('No figure is out of reach.')
    return partly(
      0.5,
      `${first.figure} cannot be right.`,
      `Check ${first.figure} in ${named(first.s)}: that is more than all of it.`,
      found.map(({ s }) => evidenceOf(subject, s)),
    )
  },
}
export default check
