import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** A page that is being fetched: a title and a few lines, as tall as a page is. */
export function PageSkeleton() {
  return (
    <div className="page min-h-[80vh] py-10">
      <Loading label="Loading">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-8 h-4 w-full max-w-2xl" />
        <Skeleton className="mt-3 h-4 w-full max-w-xl" />
        <Skeleton className="mt-3 h-4 w-3/4 max-w-lg" />
      </Loading>
    </div>
  )
}
