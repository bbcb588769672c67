import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Draft } from '#shared/schema/draft.ts'
import { isComplete, STEPS } from './steps.ts'

/** Where the row is wider than the screen, the present step is brought into it. */
function useInSight(current: number) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => {
    const step = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !step) return
    const space = row.current.clientWidth - step.offsetWidth
    row.current.scrollLeft += step.getBoundingClientRect().left - row.current.getBoundingClientRect().left
    row.current.scrollLeft -= space / 2
  }, [current])
  return row
}

/** The steps, each by its own address, in any order; a tick marks the completed ones. */
export function Progress({ id, current, draft }: { id: string; current: number; draft: Draft }) {
  const row = useInSight(current)
  return (
    <nav ref={row} aria-label="Steps" className="-mx-4 overflow-x-auto px-4">
      <ol className="flex gap-1">
        {STEPS.map((step, at) => (
          <li key={step.path} className="shrink-0">
            <Link
              to={`/builder/${id}/${step.path}`}
              aria-current={at === current ? 'step' : undefined}
              className={`flex min-h-11 items-center gap-2 border-b-2 px-2 text-sm ${
                at === current ? 'border-pencil font-medium' : 'border-line text-ink-soft'
              }`}
            >
              <span className="inline-flex size-5 items-center justify-center rounded-full border border-current text-[13px] tabular-nums">
                {isComplete(step.path, draft) ? (
                  <Check aria-label="completed" className="size-3.5" />
                ) : (
                  at + 1
                )}
              </span>
              {step.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
