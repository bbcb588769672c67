import type { PersonalDetail } from '#shared/locale/told.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'
import { list } from '../said.ts'
import type { Subject } from '../subject.ts'
import { personalDetailsIn } from '../words/personal-details.ts'

// What is asked for in one country is unwanted in another.
const UNWANTED = new Set(
  ',US,CA,GB,IE,AU,NZ,NL,SE,NO,DK,FI,IN,PK,BD,LK,SG,ZA,KE,NG,GH,UG,TZ,ZM,ZW'.split(','),
)
/** With an identity number others can act in one's name; of the rest no work asks. */
const UNWANTED_EVERYWHERE: ReadonlySet<PersonalDetail> = new Set([
  ...(['identity', 'religion', 'civilStatus'] as const),
  ...(['sex', 'zodiac', 'military'] as const),
])
/** Nobody is told by the name of a section: what stands under an unknown heading may have been taken for the summary. */
const WHERE_TOLD: ReadonlySet<SectionKind> = new Set(['other', 'interests', 'summary'])

const check: CheckDefinition = {
  id: 'personal-data',
  part: 'section',
  group: 'contact',
  restsOn: [],
  advice: true,
  look(subject) {
    const { resume, facts, english } = subject
    const unwanted = UNWANTED.has(resume.country) && (english || resume.country !== '')
    const lines = [...resume.head, ...resume.sections.flatMap((s) => (WHERE_TOLD.has(s.kind) ? s.lines : []))]
    const found = lines.flatMap((l, i) => {
      const [text, next] = [l.text.slice(0, 300), lines[i + 1]?.text.slice(0, 300) ?? '']
      const told = personalDetailsIn(text, next)
      if (told.length === 0 && holdsBirthday(text, subject)) told.push('birth')
      const what = told.filter((one) => unwanted || UNWANTED_EVERYWHERE.has(one))
      return what.length > 0 ? [{ what, l }] : []
    })
    const portrait = unwanted && facts?.portrait
    if (found.length === 0 && !portrait) return pass(t.nothingPersonal)
    const details = new Set(found.flatMap((one) => one.what))
    const what = list(details.size > 0 ? [...details].map((one) => t[one]) : [t.photo])
    return partly(
      0.5,
      t.givesPersonal({ what }),
      t.leavePersonalOut({ what }),
      found.map(({ l }) => ({ text: l.text, page: l.page, line: l.line, path: '', fix: '' })),
    )
  },
}
export default check

/** A day beside the ways of contact, without a label and of a year in which who applies may be born. */
const DAY =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]((?:19|20)\d\d)|\d{1,2}\.? \p{L}{3,9}\.? ((?:19|20)\d\d)|((?:19|20)\d\d)-\d\d-\d\d)$/u
const [YOUNGEST, OLDEST] = [15, 80]

function holdsBirthday(text: string, { now }: Pick<Subject, 'now'>): boolean {
  return text.split(/[|•·,;]/).some((part) => {
    const piece = part.trim()
    const [, ...years] = DAY.exec(piece.trim()) ?? []
    const year = years.find((one) => one !== undefined)
    const age = Math.floor(now / 12) - Number(year)
    return year !== undefined && age >= YOUNGEST && age <= OLDEST
  })
}
