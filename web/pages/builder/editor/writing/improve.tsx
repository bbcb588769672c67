import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Purpose } from '#shared/ai/rewrite.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { t } from '../../texts.ts'

// The rules of wording come with the first question.
const Wordings = lazyPart(() => import('./wordings.tsx'))

export interface ImproveProps {
  text: string
  purpose: Purpose
  targetRole: string
  /** The position has ended. */
  ended: boolean
  /** What the button says it is about: 'Bullet 2', 'the summary'. */
  label: string
  onTake: (text: string) => void
}

/** Better wordings of one text, when they are asked for. */
export function Improve(props: ImproveProps) {
  const { text, label, onTake } = props
  const [open, setOpen] = useState(false)
  const take = (wording: string) => {
    setOpen(false)
    onTake(wording)
  }
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-label={t.improveOf({ label })}
        disabled={!text.trim()}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 pointer-coarse:min-h-11 items-center gap-1 text-sm text-pencil disabled:text-ink-soft"
      >
        <PenLine aria-hidden className="size-3.5" />
        {t.improve}
      </button>
      {open && (
        <div className="mt-1 border-s-2 border-pencil ps-3">
          <Suspense>
            <Wordings {...props} onTake={take} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
