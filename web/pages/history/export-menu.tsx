import { Download } from 'lucide-react'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import ReportMenu from '#web/components/analysis/report-menu.tsx'
import { nameOf } from '#web/components/record/record-words.ts'
import { useStore } from '#web/session/use-store.ts'
import { t } from './texts.ts'

/** One analysis as a file; its body is fetched where it is not on this device. */
export function ExportMenu({ record, className }: { record: AnalysisRecord; className: string }) {
  const store = useStore()
  const load = async () => {
    const { result, resume } = await store.analyses.body(record._id)
    return { name: nameOf(record), result, resume }
  }
  return (
    <ReportMenu
      align="start"
      load={load}
      trigger={(busy) => (
        <button type="button" aria-busy={busy} className={className}>
          <Download aria-hidden className="size-4" />
          {t.exportIt}
        </button>
      )}
    />
  )
}
