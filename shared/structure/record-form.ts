import type { ReadEducation, ReadExperience } from '#shared/schema/resume.ts'
import { dateRanges } from './dates.ts'
import type { Placer } from './placer.ts'
import type { Prepared } from './prepared.ts'

// The Japanese record form (履歴書): one row for joining, one for leaving, each with its year and month.

const JOINED = /入社|入学|入行|入職|入所|入局|着任|編入学?/
const LEFT = /退社|退職|卒業|修了|中退|退学|退所|退行|満期退学/

interface Stay {
  name: string
  detail: string
  start: string
  end: string
  printed: string[]
  line: Prepared
}

/** A row tells of one day; what has a beginning and an end is an entry like any other, though it says `卒業`. */
export const isRecord = ({ text, dated }: Prepared): boolean =>
  dated && (JOINED.test(text) || LEFT.test(text)) && !dateRanges(text).some(({ range }) => range)

export const isRecordForm = (lines: Prepared[]): boolean => lines.filter(isRecord).length >= 2

/** `同社 退職`: the one of the row above. */
const THE_SAME = /^同(?:社|校|上|大学|学部|店|行)?$/

const staysOf = (lines: Prepared[]): Stay[] => {
  const stays: Stay[] = []
  for (const line of lines) {
    const [range] = dateRanges(line.text)
    if (!range || !(JOINED.test(line.text) || LEFT.test(line.text))) continue
    const words = line.text
      .replace(range.printed, ' ')
      .split(/[\s\u3000]+/)
      .filter(Boolean)
    const named = words[0]?.replace(JOINED, '').replace(LEFT, '') ?? ''
    const name = THE_SAME.test(named) ? (stays.at(-1)?.name ?? named) : named
    const detail = words
      .slice(1)
      .filter((word) => !JOINED.test(word) && !(LEFT.test(word) && word.length <= 4))
      .join(' ')
    const open = stays.findLast((stay) => stay.name === name && !stay.end)
    if (LEFT.test(line.text) && open) {
      open.end = range.end
      open.detail = detail ? (open.detail ? `${detail} ${open.detail}` : detail) : open.detail
      open.printed.push(range.printed)
    } else {
      const joined = JOINED.test(line.text)
      stays.push({
        name,
        detail,
        start: joined ? range.start : '',
        end: joined ? '' : range.end,
        printed: [range.printed],
        line,
      })
    }
  }
  return stays
}

export const experienceOfRecord = (lines: Prepared[], placer: Placer, from: number): ReadExperience[] =>
  staysOf(lines).map((stay, at) => {
    for (const key of ['company', 'position', 'startDate', 'endDate'])
      placer.put(`experience.${from + at}.${key}`, stay.line, 0.85)
    return {
      company: stay.name,
      position: stay.detail,
      location: '',
      startDate: stay.start,
      endDate: stay.end,
      printedDates: stay.printed.join(' – '),
      text: '',
      bullets: [],
    }
  })

export const educationOfRecord = (lines: Prepared[], placer: Placer, from: number): ReadEducation[] =>
  staysOf(lines).map((stay, at) => {
    for (const key of ['institution', 'degree', 'startDate', 'endDate'])
      placer.put(`education.${from + at}.${key}`, stay.line, 0.85)
    const [degree = '', ...field] = stay.detail.split(' ')
    return {
      institution: stay.name,
      degree,
      field: field.join(' '),
      location: '',
      startDate: stay.start,
      endDate: stay.end,
      ...(stay.end ? { graduationYear: Number(stay.end.slice(0, 4)) } : {}),
      printedDates: stay.printed.join(' – '),
      gpa: '',
      bullets: [],
    }
  })
