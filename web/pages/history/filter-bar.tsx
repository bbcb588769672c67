import { Search } from 'lucide-react'
import { useId } from 'react'
import { CONTROL } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { type Filter, oneOf, SORTS, TYPES } from './filter.ts'
import { t } from './texts.ts'

const SEARCH_MAX = 200

interface FilterBarProps {
  filter: Filter
  onChange: (filter: Filter) => void
  /** The search field is left: for a link, perhaps. */
  onLeave: () => void
  shown: number
  /** Null while nobody knows. */
  total: number | null
}

export function FilterBar({ filter, onChange, onLeave, shown, total }: FilterBarProps) {
  const search = useId()
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_9rem]">
      <div className="max-sm:col-span-full">
        <label htmlFor={search} className="mb-1 block text-sm font-medium">
          {t.search}
        </label>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-soft"
          />
          <input
            id={search}
            type="search"
            value={filter.search}
            maxLength={SEARCH_MAX}
            placeholder={t.nameJobOrSkill}
            onChange={(event) => onChange({ ...filter, search: event.target.value })}
            onBlur={onLeave}
            className={`${CONTROL} h-11 ps-9`}
          />
        </div>
      </div>
      <Select
        label={t.type}
        options={TYPES}
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: oneOf(event.target.value, TYPES, filter.type) })}
      />
      <Select
        label={t.sortBy}
        options={SORTS}
        value={filter.sort}
        onChange={(event) => onChange({ ...filter, sort: oneOf(event.target.value, SORTS, filter.sort) })}
      />
      <p role="status" className="min-h-5 text-sm text-ink-soft tabular-nums col-span-full">
        {total ? t.ofAnalyses(total, { shown }) : null}
      </p>
    </search>
  )
}
