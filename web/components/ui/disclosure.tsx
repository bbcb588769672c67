import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Closed until somebody asks. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-6 pointer-coarse:min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pt-2 ps-6">{children}</div>
    </details>
  )
}
