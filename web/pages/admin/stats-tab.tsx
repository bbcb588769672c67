import { useEffect, useState } from 'react'
import type { AdminStats } from '#shared/schema/admin.ts'
import { getStats } from '#web/api/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FigureRow } from '#web/components/ui/figure-row.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

const cards: () => { key: keyof AdminStats; label: string }[] = () => [
  { key: 'totalUsers', label: t.totalUsers },
  { key: 'totalAnalyses', label: t.totalAnalyses },
  { key: 'totalResumes', label: t.totalResumes },
  { key: 'averageScore', label: t.avgScore },
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
      console.warn(t.failedToLoadAdminData, error)
      setStats('failed')
      toast.error(t.failedToLoadAdminData)
    })
    return () => stop.abort()
  }, [fetch, toast, attempt])

  if (stats === 'failed')
    return (
      <Notice tone="poor" urgent>
        <p>{t.theServerDidNotAnswer}</p>
        <Button size="sm" className="mt-3" onClick={() => setAttempt((n) => n + 1)}>
          {t.tryAgain}
        </Button>
      </Notice>
    )
  const figures = (
    <FigureRow
      figures={cards().map(({ key, label }) => ({
        label,
        value: stats === 'loading' ? <Skeleton className="my-1 h-8 w-16" /> : textOf(stats, key),
      }))}
    />
  )
  return stats === 'loading' ? <Loading label={t.loadingTheTotals}>{figures}</Loading> : figures
}
