import { useEffect, useState } from 'react'
import type { AdminStats } from '#shared/schema/admin.ts'
import { getStats } from '#web/api/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FigureRow } from '#web/components/ui/figure-row.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'

const FAILED = 'Failed to load admin data'

const CARDS: { key: keyof AdminStats; label: string }[] = [
  { key: 'totalUsers', label: 'Total Users' },
  { key: 'totalAnalyses', label: 'Total Analyses' },
  { key: 'totalResumes', label: 'Total Resumes' },
  { key: 'averageScore', label: 'Avg Score' },
]

function textOf(stats: AdminStats, key: keyof AdminStats): string {
  const value = stats[key]
  if (key === 'averageScore') return value === null ? 'N/A' : `${value.toFixed(1)}%`
  return (value ?? 0).toLocaleString()
}

export function StatsTab() {
  const { fetch } = useSession()
  const toast = useToast()
  const [stats, setStats] = useState<AdminStats | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what trying again changes
  useEffect(() => {
    const stop = new AbortController()
    getStats(fetch, stop.signal).then(setStats, (error: unknown) => {
      if (stop.signal.aborted) return
      console.warn(FAILED, error)
      setStats('failed')
      toast.error(FAILED)
    })
    return () => stop.abort()
  }, [fetch, toast, attempt])

  if (stats === 'failed')
    return (
      <Notice tone="poor" urgent>
        <p>{FAILED}. The server did not answer as it should.</p>
        <Button size="sm" className="mt-3" onClick={() => setAttempt((n) => n + 1)}>
          Try again
        </Button>
      </Notice>
    )
  const figures = (
    <FigureRow
      figures={CARDS.map(({ key, label }) => ({
        label,
        value: stats === 'loading' ? <Skeleton className="my-1 h-8 w-16" /> : textOf(stats, key),
      }))}
    />
  )
  return stats === 'loading' ? <Loading label="Loading the totals">{figures}</Loading> : figures
}
