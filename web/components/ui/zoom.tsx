import { ZoomIn, ZoomOut } from 'lucide-react'
import { t } from './texts.ts'

const BUTTON =
  'grid size-9 pointer-coarse:size-11 place-items-center rounded-md text-pencil disabled:text-ink-soft'

interface ZoomProps {
  /** Shares of the width there is, from that which shows a page whole. */
  zooms: readonly number[]
  /** Which of them it is. */
  at: number
  onZoom: (at: number) => void
}

/** How large a page is drawn. */
export function Zoom({ zooms, at, onZoom }: ZoomProps) {
  return (
    <fieldset className="flex items-center gap-1 border-0">
      <legend className="sr-only">{t.sizeOfThePage}</legend>
      <button
        type="button"
        aria-label={t.smaller}
        disabled={at === 0}
        className={BUTTON}
        onClick={() => onZoom(at - 1)}
      >
        <ZoomOut aria-hidden className="size-4" />
      </button>
      <span aria-live="polite" className="min-w-[5ch] text-center tabular-nums">
        {100 * (zooms[at] ?? 1)} %
      </span>
      <button
        type="button"
        aria-label={t.larger}
        disabled={at === zooms.length - 1}
        className={BUTTON}
        onClick={() => onZoom(at + 1)}
      >
        <ZoomIn aria-hidden className="size-4" />
      </button>
      {at > 0 && (
        <button
          type="button"
          className="min-h-9 px-2 text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
          onClick={() => onZoom(0)}
        >
          {t.fit}
        </button>
      )}
    </fieldset>
  )
}
