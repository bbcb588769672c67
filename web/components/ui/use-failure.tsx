import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Notice } from './notice.tsx'
import { useToast } from './toast.tsx'

interface Failure {
  /** Stands where the act was asked for. */
  notice: ReactNode
  /** `asToast`: the specification has it said by a toast as well. */
  fail: (text: string, options?: { asToast: boolean }) => void
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
  const toast = useToast()
  const [failure, setFailure] = useState<{ text: string; asToast: boolean } | null>(null)
  const fail = useCallback(
    (text: string, { asToast } = { asToast: false }) => {
      setFailure({ text, asToast })
      if (asToast) toast.error(text)
    },
    [toast],
  )
  const clear = useCallback(() => setFailure(null), [])
  const notice = failure && (
    <Notice tone="poor" urgent={!failure.asToast}>
      {failure.text}
    </Notice>
  )
  return { notice: failure?.asToast ? notice : notice && <InSight>{notice}</InSight>, fail, clear }
}
