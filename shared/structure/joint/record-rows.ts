import { LOCALES } from '#shared/locale/locales.ts'
import { alternatives } from '#shared/text/alternatives.ts'
import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import { inFields, type Prepared } from '../prepared.ts'
import { isLegalForm } from '../words/legal-forms.ts'

// Records of East Asia (履歴書, 이력서): one row for joining, one for leaving, each with its year and month. Here both
// become one line, with its dates, the name and what was done or learned there.

const wordsOf = (of: 'joined' | 'left' | 'studied' | 'because'): string =>
  alternatives(LOCALES.flatMap(({ records }) => records?.[of] ?? []))
const LEFT = new RegExp(wordsOf('left'))
const EVENT = new RegExp(`${wordsOf('joined')}|${wordsOf('left')}`)
/** `入社しました` tells of it in a sentence. */
const EVENT_AT_END = new RegExp(`(?:${wordsOf('joined')}|${wordsOf('left')})(?!\\p{L})`, 'u')
const STUDIED = new RegExp(wordsOf('studied'))
const BECAUSE = new RegExp(`(?:${wordsOf('because')})$`)

interface Row {
  name: string
  detail: string
  date: string
  isJoining: boolean
}

interface Stay {
  name: string
  detail: string
  joined: string
  left: string
  line: Prepared
  body: Prepared[]
}

/** A row tells of one day; what has a beginning and an end is an entry like any other, though it says `卒業`. */
const isRecord = ({ text, dated }: Prepared): boolean =>
  dated && EVENT.test(text) && !dateRanges(text).some(({ range }) => range)

/** One row alone is told by the form, too. */
const areRecords = (lines: Prepared[]): boolean => {
  const rows = lines.filter(isRecord)
  return (
    rows.length > 1 || rows.some(({ line, text }) => line.bullet === undefined && EVENT_AT_END.test(text))
  )
}

/** The rows of studies and those of posts under one heading, each by its word; undefined where they are of one kind. */
export const partByRecords = (
  lines: Prepared[],
): Record<'experience' | 'education', Prepared[]> | undefined => {
  const parts: Record<'experience' | 'education', Prepared[]> = { experience: [], education: [] }
  let of: 'experience' | 'education' | undefined
  for (const line of lines) {
    if (isRecord(line)) of = STUDIED.test(line.text) ? 'education' : 'experience'
    if (of) parts[of].push(line)
  }
  return parts.experience.length > 0 && parts.education.length > 0 ? parts : undefined
}

/** `同社 退職`: the one of the row above. */
const THE_SAME = /^同(?:社|校|上|大学|学部|店|行|院|園)?$/

export const withRecordRows = (given: Prepared[]): Prepared[] => {
  const lines = given.map(withoutEvent)
  if (!areRecords(lines)) return lines
  return staysOf(lines).flatMap(({ name, detail, joined, left, line, body }) => {
    const dates = joined ? `${joined} –${left && ` ${left}`}` : left
    const fields = [dates, name, detail].filter(Boolean)
    return [{ ...line, fields, text: fields.join(' ') }, ...body]
  })
}

/** `2011.03 – 2014.02 ⇥ Vilamar고등학교 졸업`: beside both dates the word says nothing more. */
const withoutEvent = (line: Prepared): Prepared => {
  if (!line.dated || !EVENT.test(line.text) || !dateRanges(line.text).some(({ range }) => range)) return line
  const fields = line.fields.map((field) => field.replace(EVENT_BEHIND, ''))
  return fields.some((field, at) => field !== line.fields[at]) ? inFields(line, fields) : line
}
const EVENT_BEHIND = new RegExp(`(?<=\\S)\\s(?:${wordsOf('joined')}|${wordsOf('left')})(?=\\s?(?:$|[(（]))`)

const rowOf = (line: Prepared): Row | undefined => {
  const [range] = dateRanges(line.text)
  if (!range) return undefined
  const text = line.text.replace(range.printed, ' ').trim()
  const words = text.split(/[\s\u3000]+/).filter(Boolean)
  const at = words.findLastIndex((word) => EVENT.test(word))
  const event = words[at]
  if (!event) return undefined
  const before = [...words.slice(0, at), event.slice(0, event.search(EVENT))].filter(
    (word) => word && !BECAUSE.test(word),
  )
  const after = words.slice(at + 1)
  // `2018年6月 毕业于 …` names the school behind the word.
  const said = before.length > 0 ? before : after
  const named = nameLength(said)
  return {
    name: said.slice(0, named).join(' '),
    detail: [...said.slice(named), ...(before.length > 0 ? after : [])].join(' '),
    date: range.printed,
    isJoining: !LEFT.test(event),
  }
}

/** `医療法人 みどり会`, `さくら設計 株式会社`, `私立 みどり高等学校`: a name of two words. */
const nameLength = ([first = '', second = '']: string[]): number =>
  isLegalForm(first) || isLegalForm(second) || (ENDS_AS_SCHOOL.test(second) && !ENDS_AS_SCHOOL.test(first))
    ? 2
    : 1
const ENDS_AS_SCHOOL = /(?:学校|學校|大学|大學|학교)$/

/** More than `現在に至る`, `以上`. */
const tells = ({ text, line }: Prepared): boolean =>
  line.bullet !== undefined || (text.length > LONGEST_MARK && !isOnlyDates(text))
const LONGEST_MARK = 3

const staysOf = (lines: Prepared[]): Stay[] => {
  const stays: Stay[] = []
  for (const line of lines) {
    const row = rowOf(line)
    if (!row) {
      if (tells(line)) stays.at(-1)?.body.push({ ...line, line: { ...line.line, bullet: '' } })
      continue
    }
    const name = !row.name || THE_SAME.test(row.name) ? (stays.at(-1)?.name ?? row.name) : row.name
    const open = stays.findLast((stay) => stay.name === name && !stay.left)
    if (!row.isJoining && open) {
      open.left = row.date
      // Both rows name the same faculty.
      if (!open.detail.includes(row.detail)) open.detail = [row.detail, open.detail].filter(Boolean).join(' ')
    } else
      stays.push({
        name,
        detail: row.detail,
        joined: row.isJoining ? row.date : '',
        left: row.isJoining ? '' : row.date,
        line,
        body: [],
      })
  }
  return stays
}
