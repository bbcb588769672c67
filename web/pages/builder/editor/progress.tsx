import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Draft } from '#shared/schema/draft.ts'
import { useInSight } from '#web/components/ui/use-in-sight.ts'
import { t } from '../texts.ts'
import { isComplete, labelOfStep, STEPS } from './steps.ts'

/** The steps, each by its own address, in any order; a tick marks the completed ones. */
export function Progress({ id, current, draft }: { id: string; current: number; draft: Draft }) {
  const row = useInSight<HTMLElement>('[aria-current]', current)
  return (
    <nav ref={row} aria-label={t.steps} className="swiped -mx-4 px-4">
      <ol className="flex gap-1 sm:flex-wrap">
        {STEPS.map((step, at) => (
          <li key={step} className="shrink-0">
            <Link
              to={`/builder/${id}/${step}`}
              aria-current={at === current ? 'step' : undefined}
              className={`flex min-h-11 items-center gap-2 border-b-2 px-2 text-sm ${
                at === current
                  ? 'border-pencil font-medium forced-colors:border-b-4'
                  : 'border-line text-ink-soft'
              }`}
            >
              <span className="inline-flex size-5 items-center justify-center rounded-full border border-current text-[13px] tabular-nums">
                {isComplete(step, draft) ? <Check aria-label={t.completed} className="size-3.5" /> : at + 1}
              </span>
              {labelOfStep(step)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
