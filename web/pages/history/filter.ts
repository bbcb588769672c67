import type { AnalysisRecord, AnalysisType } from '#shared/schema/analysis.ts'
import { fold } from '#shared/text/fold.ts'
import { nameOf, scoreOf } from '#web/components/record/record-words.ts'
import { t } from './texts.ts'

export interface Filter {
  search: string
  type: AnalysisType | 'all'
  sort: 'date' | 'score' | 'name'
}

type Option<Value> = { value: Value; label: string }

export const oneOf = <T extends string>(
  said: string | null,
  options: readonly { value: T }[],
  otherwise: T,
): T => options.find(({ value }) => value === said)?.value ?? otherwise

export const TYPES: Option<Filter['type']>[] = [
  {
    value: 'all',
    get label() {
      return t.allTypes
    },
  },
  {
    value: 'standard',
    get label() {
      return t.standard
    },
  },
  {
    value: 'ai',
    get label() {
      return t.ai
    },
  },
]
export const SORTS: Option<Filter['sort']>[] = [
  {
    value: 'date',
    get label() {
      return t.date
    },
  },
  {
    value: 'score',
    get label() {
      return t.score
    },
  },
  {
    value: 'name',
    get label() {
      return t.name
    },
  },
]

export const NO_FILTER: Filter = { search: '', type: 'all', sort: 'date' }

const textOf = (record: AnalysisRecord) =>
  fold(
    [
      nameOf(record),
      record.jobDescription,
      record.jobRole,
      record.jobCategory,
      ...record.keywordMatch.matched,
      ...record.keywordMatch.missing,
    ].join('\n'),
  )

const ORDERS: Record<Filter['sort'], (a: AnalysisRecord, b: AnalysisRecord) => number> = {
  date: (a, b) => b.createdAt.localeCompare(a.createdAt),
  score: (a, b) => (scoreOf(b) ?? -1) - (scoreOf(a) ?? -1) || b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => nameOf(a).localeCompare(nameOf(b)) || b.createdAt.localeCompare(a.createdAt),
}

/** Every word of the search has to stand somewhere in the record. */
export function filtered(records: AnalysisRecord[], { search, type, sort }: Filter): AnalysisRecord[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return records
    .filter((record) => type === 'all' || record.analysisType === type)
    .filter((record) => {
      if (words.length === 0) return true
      const text = textOf(record)
      return words.every((word) => text.includes(word))
    })
    .sort(ORDERS[sort])
}
