import type { PersonalDetail } from '#shared/locale/told.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'
import { list } from '../said.ts'
import type { Subject } from '../subject.ts'
import { personalDetailsAt, personalDetailsIn } from '../words/personal-details.ts'

/** Nobody is told by the name of a section: what stands under an unknown heading may have been taken for the summary. */
const WHERE_TOLD: ReadonlySet<SectionKind> = new Set(['other', 'interests', 'summary'])

const check: CheckDefinition = {
  id: 'personal-data',
  title: 'No personal data employers must not ask for',
  why: 'In many countries, employers must not consider age, family or looks.',
  part: 'section',
  place: 530,
  group: 'contact',
  restsOn: [],
  advice: true,
  look(subject) {
    const { resume, facts } = subject
    const found = [{ kind: 'other' as const, lines: resume.head }, ...resume.sections].flatMap(
      ({ kind, lines }) => {
        const born = WHERE_TOLD.has(kind) ? lines.filter(({ text }) => holdsBirthday(text, subject)) : []
        return lines.flatMap((l, i) => {
          const text = l.text.slice(0, MOST)
          const next = lines[i + 1]?.text.slice(0, MOST) ?? ''
          const told = WHERE_TOLD.has(kind) ? personalDetailsIn(text, next) : personalDetailsAt(text)
          // Line after line with a day is a list of what was done on them.
          const isBorn = told.length === 0 && born.length === 1 && born[0] === l
          const what: readonly PersonalDetail[] = isBorn ? ['birth'] : told
          return what.length > 0 ? [{ what, l }] : []
        })
      },
    )
    const details = new Set<PersonalDetail | 'photo'>(found.flatMap((one) => one.what))
    if (facts?.portrait) details.add('photo')
    if (details.size === 0) return pass(t.nothingPersonal)
    const what = list([...details].map((one) => t[one]))
    return partly(
      0.5,
      t.givesPersonal({ what }),
      t.leavePersonalOut({ what }),
      found.map(({ l }) => ({ text: l.text, page: l.page, line: l.line, path: '', fix: '' })),
    )
  },
}
export default check

const MOST = 300

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
