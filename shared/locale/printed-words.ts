import { recordOf } from '#shared/records.ts'
import { type SectionName, type SkillLevel, sectionName, skillLevel } from '#shared/schema/draft.ts'

// What we print ourselves in a language: the plainest word each, no synonym, however elegant. The reader knows all of them, so
// that a resume of ours is read back in whatever language it was printed.

/** How a month is printed in digits. */
type NumericDate = 'MM/YYYY' | 'MM.YYYY' | 'YYYY-MM' | 'YYYY.MM'

export interface PrintedWords {
  headings: Record<SectionName, string>
  /** Over a section of one's own that has no title. */
  additional: string
  gpa: string
  /** Before a grade that is no average, such as `First Class`. */
  grade: string
  email: string
  phone: string
  website: string
  link: string
  technologies: string
  graduated: string
  /** Between a degree and its field: `BSc in Physics`. */
  inField: string
  present: string
  until: string
  /** Between the items of a list. */
  comma: string
  /** In the nominative; none where a month is only ever printed in digits, or its name means another one to the neighbors. */
  months: readonly string[]
  /** Without a full stop; the names where nobody shortens them. */
  shortMonths: readonly string[]
  numbers: NumericDate
  /** Dates are usually printed in digits. */
  usual: 'names' | 'numbers'
  levels: Record<SkillLevel, string>
}

/** Lists as a person can compare them over languages: headings in the order of the sections, levels from low to high. */
interface Listed {
  headings: string
  additional: string
  /** Of the grade, email, phone, website, link, technologies. */
  labels: string
  /** Where the word for an average would be wrong before another grade. */
  grade?: string
  graduated: string
  inField: string
  present: string
  until: string
  /** Where it is not `, `. */
  comma?: string
  months?: string
  shortMonths?: string
  numbers: NumericDate
  usual?: 'numbers'
  levels: string
}

const named = <K extends string>(keys: readonly K[], list: string): Record<K, string> => {
  const words = list.split(', ')
  return recordOf(keys, (_, at) => words[at] ?? '')
}

const LABELS = ['gpa', 'email', 'phone', 'website', 'link', 'technologies'] as const

export function printedWords({
  headings,
  labels,
  months = '',
  shortMonths = months,
  usual = months ? undefined : 'numbers',
  levels,
  ...words
}: Listed): PrintedWords {
  const printed = named(LABELS, labels)
  return {
    ...words,
    ...printed,
    comma: words.comma ?? ', ',
    grade: words.grade ?? printed.gpa,
    headings: named(sectionName.options, headings),
    levels: named(skillLevel.options, levels),
    months: months.split(' ').filter(Boolean),
    shortMonths: shortMonths.split(' ').filter(Boolean),
    usual: usual ?? 'names',
  }
}
