import { useEffect, useRef, useState } from 'react'
import type { ExportKind } from '#shared/schema/admin.ts'
import { exportCsv } from '#web/api/admin.ts'
import { saveFile } from '#web/components/save-file.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

const kinds: () => { kind: ExportKind; name: string; label: string; about: string }[] = () => [
  { kind: 'users', name: t.users, label: t.exportUsers, about: t.nameEmailRoleStatusJoined },
  {
    kind: 'analyses',
    name: t.analyses,
    label: t.exportAnalyses,
    about: t.whoseOfWhichResumeScores,
  },
  { kind: 'resumes', name: t.resumes, label: t.exportResumes, about: t.whoseNameKindTemplateAnd },
]
const KILOBYTE = 1024

export function ExportTab() {
  const { fetch } = useSession()
  const toast = useToast()
  const [running, setRunning] = useState<{ kind: ExportKind; bytes: number } | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const run = async (kind: ExportKind) => {
    setRunning({ kind, bytes: 0 })
    const controller = new AbortController()
    stop.current = controller
    try {
      const csv = await exportCsv(fetch, kind, (bytes) => setRunning({ kind, bytes }), controller.signal)
      saveFile(`${kind}_export_${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', csv)
      toast.success(t.dataExportedSuccessfully({ kind }))
    } catch (error) {
      if (!controller.signal.aborted) {
        console.warn(error)
        toast.error(t.failedToExportData)
      }
    }
    setRunning(null)
  }

  return (
    <ul>
      {kinds().map(({ kind, name, label, about }) => {
        const busy = running?.kind === kind
        return (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4"
          >
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-ink-soft">{about}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:flex-row-reverse">
              <Button busy={busy} disabled={running !== null} onClick={() => run(kind)}>
                {label}
              </Button>
              {busy && (
                <Button variant="quiet" onClick={() => stop.current?.abort()}>
                  {t.cancel}
                </Button>
              )}
              <span role="status" className="text-sm text-ink-soft tabular-nums">
                {busy && t.kbReceived({ size: Math.ceil(running.bytes / KILOBYTE) })}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
