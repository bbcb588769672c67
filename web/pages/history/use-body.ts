import { useEffect, useState } from 'react'
import type { AnalysisBody } from '#shared/schema/analysis.ts'
import { useStore } from '#web/session/use-store.ts'

type Body =
  | { state: 'loading' }
  | { state: 'ready'; value: AnalysisBody }
  | { state: 'failed'; error: Error; retry: () => void }

/** The whole of one analysis: from this device, else from the server. */
export function useBody(id: string | undefined): Body {
  const store = useStore()
  const [attempt, setAttempt] = useState(0)
  const [body, setBody] = useState<Body>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what trying again changes
  useEffect(() => {
    let gone = false
    setBody({ state: 'loading' })
    if (!id) return
    store.analyses.body(id).then(
      (value) => !gone && setBody({ state: 'ready', value }),
      (error: Error) => !gone && setBody({ state: 'failed', error, retry: () => setAttempt((n) => n + 1) }),
    )
    return () => {
      gone = true
    }
  }, [store, id, attempt])
  return body
}
