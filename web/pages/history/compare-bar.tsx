import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { nameOf, titleLine } from '#web/components/record/record-words.ts'
import { Button } from '#web/components/ui/button.tsx'
import { momentText } from '#web/components/when.ts'
import { t } from './texts.ts'

/** The newest two of what was chosen: a third takes the place of the first. */
export const pickedWith = (picked: readonly string[], id: string): string[] =>
  picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(-2)

interface CompareBarProps {
  records: AnalysisRecord[]
  onCompare: () => void
  onClear: () => void
}

/** What was chosen to be compared, at the foot of the window until it is. */
export function CompareBar({ records, onCompare, onClear }: CompareBarProps) {
  return (
    <section
      aria-label={t.toCompare}
      data-foot
      className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-paper px-4 py-3"
    >
      <ul role="status" className="w-full min-w-0 text-sm sm:w-auto sm:flex-1">
        {records.map((record) => (
          <li key={record._id} className="truncate">
            <bdi className="font-medium">{nameOf(record)}</bdi>, {momentText(record.createdAt)} ·{' '}
            {titleLine(record)}
          </li>
        ))}
        {records.length === 1 && <li className="text-ink-soft">{t.chooseOneMoreToCompare}</li>}
      </ul>
      <div className="flex gap-2">
        <Button onClick={onClear}>{t.clear}</Button>
        <Button variant="primary" disabled={records.length < 2} onClick={onCompare}>
          {t.compareTheseTwo}
        </Button>
      </div>
    </section>
  )
}
