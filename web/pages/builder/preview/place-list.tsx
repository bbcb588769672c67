import { useState } from 'react'
import type { FieldBox } from '#shared/export/pdf/boxes.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { labelOfStep } from '../editor/steps.ts'
import { placesOf } from './places.ts'
import { t } from './texts.ts'

interface PlaceListProps {
  boxes: FieldBox[]
  extras: Draft['extras']
  /** The field that is being edited. */
  focused: string
  onPlace: (field: string) => void
}

/** What the pages say, in reading order; each place leads to its field. For the keyboard, and for who cannot see the pages. */
export function PlaceList({ boxes, extras, focused, onPlace }: PlaceListProps) {
  const [open, setOpen] = useState(false)
  const places = open ? placesOf(boxes, extras) : []
  return (
    <details className="mt-4 print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-6 cursor-pointer text-sm text-ink-soft pointer-coarse:py-3">
        {t.whatIsOnThe}
      </summary>
      <ol aria-label={t.whatIsOnThePages} className="mt-2 text-sm">
        {places.map(({ field, step, page, text }, index) => {
          const before = places[index - 1]
          const turns = page !== before?.page
          return (
            <li key={`${field} ${page} ${text}`}>
              {(turns || step !== before?.step) && (
                <p className="mt-2 text-ink-soft">
                  {turns ? t.stepOnPage({ step: labelOfStep(step), page: page + 1 }) : labelOfStep(step)}
                </p>
              )}
              <button
                type="button"
                aria-current={field === focused ? 'true' : undefined}
                className="min-h-6 w-full text-left aria-[current]:bg-pencil-wash"
                onClick={() => onPlace(field)}
              >
                <bdi>{text}</bdi>
              </button>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
