import { useState } from 'react'
import { targetsOf } from '#shared/import/place-text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { Button } from '#web/components/ui/button.tsx'
import { t } from './texts.ts'

interface UnplacedListProps {
  draft: Draft
  onPlace: (id: string, target: string) => void
}

/** Each text of the file that has no field yet, with the places it could go to. */
export function UnplacedList({ draft, onPlace }: UnplacedListProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const targets = targetsOf(draft)
  return (
    <ul className="mt-3">
      {draft.unplaced.map(({ id, section, text }) => (
        <li key={id} className="border-b border-line py-3">
          <p className="wrap-anywhere">
            <bdi>{text}</bdi>
            {section && (
              <span className="text-sm text-ink-soft">
                {' '}
                — <bdi>{section}</bdi>
              </span>
            )}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <select
              aria-label={t.whereBelongs({ text })}
              value={chosen[id] ?? ''}
              onChange={(event) => setChosen({ ...chosen, [id]: event.target.value })}
              className="h-11 min-w-0 flex-1 rounded-md border border-ink-soft bg-surface px-3"
            >
              <option value="">{t.chooseAPlace}</option>
              {targets.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Button disabled={!chosen[id]} onClick={() => onPlace(id, chosen[id] ?? '')}>
              {t.add}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
