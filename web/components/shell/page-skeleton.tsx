import { HERO_GRID, Hero } from '#web/pages/landing/hero.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { headingOf, START } from './headings.ts'
import { PageHead } from './page-head.tsx'
import { t } from './texts.ts'

/**
 * A page that is being fetched: what is known of it already, and a few lines, as tall as a page is. Who waits longer
 * than a moment is told what for.
 */
export function PageSkeleton({ page, waits = t.loading }: { page: string; waits?: string }) {
  if (page === START)
    return (
      <div className={`${HERO_GRID} min-h-[80vh]`}>
        <Hero />
      </div>
    )
  const heading = headingOf(page)
  return (
    <div className={`page min-h-[80vh] ${heading?.pad ?? 'py-10'}`}>
      {heading ? (
        <PageHead title={heading.title} lead={heading.lead} />
      ) : (
        <Skeleton className="h-10 w-64 max-w-full" />
      )}
      <Loading label={waits}>
        <p aria-hidden className="mt-8 hidden print:block">
          {t.stillLoadingPrintAgain}
        </p>
        <Skeleton className="mt-8 h-4 w-full max-w-2xl" />
        <Skeleton className="mt-3 h-4 w-full max-w-xl" />
        <Skeleton className="mt-3 h-4 w-3/4 max-w-lg" />
        <p aria-hidden className="mt-6 animate-late text-sm text-ink-soft">
          {waits}…
        </p>
      </Loading>
    </div>
  )
}
