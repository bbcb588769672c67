import { ArrowDown, ArrowUp } from 'lucide-react'
import type { RefObject } from 'react'
import { t } from '../texts.ts'
import { focusAfter } from './focus-after.ts'

interface MoveButtonsProps {
  /** Of what is moved: 'bullet 2', 'Baker, Example Bakery'. */
  name: string
  at: number
  count: number
  onMove: (by: number) => void
  className: string
  iconClass: string
}

/** Up and down within a list. */
export function MoveButtons({ name, at, count, onMove, className, iconClass }: MoveButtonsProps) {
  return (
    <>
      <button
        type="button"
        aria-label={t.moveUp({ name })}
        data-move={-1}
        disabled={at === 0}
        onClick={() => onMove(-1)}
        className={className}
      >
        <ArrowUp aria-hidden className={iconClass} />
      </button>
      <button
        type="button"
        aria-label={t.moveDown({ name })}
        data-move={1}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
        className={className}
      >
        <ArrowDown aria-hidden className={iconClass} />
      </button>
    </>
  )
}

/** What was moved keeps the focus, at the same button; at the end of the list, where that is off, at the other. */
export function focusMoved(frame: RefObject<HTMLElement | null>, moved: string, by: number) {
  focusAfter(frame, `${moved} [data-move="${by}"]:not([disabled])`, `${moved} [data-move]:not([disabled])`)
}
