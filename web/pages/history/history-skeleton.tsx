import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { t } from './texts.ts'

const CARDS = ['a', 'b', 'c', 'd']

export function HistorySkeleton() {
  return (
    <Loading label={t.loadingYourAnalyses}>
      <div className="grid gap-5 md:grid-cols-2">
        {CARDS.map((card) => (
          <div key={card} className="h-56 rounded-md border border-line p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/3" />
            <Skeleton className="mt-6 h-4 w-full" />
            <Skeleton className="mt-6 h-6 w-4/5" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
