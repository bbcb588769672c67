import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Notice } from './notice.tsx'

interface Failure {
  /** Stands where the act was asked for. */
  notice: ReactNode
  fail: (text: string) => void
  clear: () => void
}

/** It may stand at the top of a long page, and nothing else says it. */
function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // Newer browsers give a promise here, which React would take for the effect's end and call.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [])
  return <div ref={place}>{children}</div>
}

/** What went wrong is told in its place until the next try, and there alone: a toast would repeat it. */
export function useFailure(): Failure {
  const [failure, setFailure] = useState<{ text: string } | null>(null)
  const fail = useCallback((text: string) => setFailure({ text }), [])
  const clear = useCallback(() => setFailure(null), [])
  const notice = failure && (
    <InSight>
      <Notice tone="poor" urgent>
        {failure.text}
      </Notice>
    </InSight>
  )
  return { notice, fail, clear }
}
