import { useAway } from './network-line.tsx'
import { t } from './texts.ts'

/** Where something cannot be done without the server, and only while it cannot be reached. */
export function NeedsServer({ what = '' }: { what?: string }) {
  if (!useAway()) return null
  // The line under the header says why.
  if (!what) return <p className="text-sm text-ink-soft">{t.notAvailableOffline}</p>
  return <p className="measure text-sm text-fair">{t.needsTheServerItWorks({ what })}</p>
}
