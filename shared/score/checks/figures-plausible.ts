import { type CheckDefinition, evidenceOf, named, notApplicable, partly, pass } from '../check.ts'

/** What is cut by more than all of it, and a share of more than the whole. */
const CUT = /(?<!\p{L})(?:reduc|decreas|cut|lower|shorten|sav|eliminat|shrank|shrunk)/iu
/** Behind the verb, before any other figure or clause. */
const BY = /^[^.;%\d]{0,80}(\d{3,5}) ?%/u
const SHARE = /(?<![\d.,])(\d{3,5})\s?%\s(?:attendance|uptime|accuracy|availability)(?!\p{L})/iu
const LONGEST = 600

function impossible(text: string): string {
  const told = text.slice(0, LONGEST)
  const cut = CUT.exec(told)
  const found = [cut && BY.exec(told.slice(cut.index)), SHARE.exec(told)]
  const percent = found.find((match) => Number(match?.[1]) > 100)?.[1]
  return percent === undefined ? '' : `${percent}%`
}

const check: CheckDefinition = {
  id: 'figures-plausible',
  part: 'section',
  group: 'experience',
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
