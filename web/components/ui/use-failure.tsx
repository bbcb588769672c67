import { type ReactNode, useCallback, useState } from 'react'
import { Notice } from './notice.tsx'
import { useToast } from './toast.tsx'

interface Failure {
  /** Stands where the act was asked for. */
  notice: ReactNode
  fail: (text: string) => void
  clear: () => void
}

/** What went wrong is told twice: by a toast, which goes away, and in its place until the next try. */
export function useFailure(): Failure {
  const toast = useToast()
  const [text, setText] = useState('')
  const fail = useCallback(
    (said: string) => {
      setText(said)
      toast.error(said)
    },
    [toast],
  )
  const clear = useCallback(() => setText(''), [])
  return { notice: text ? <Notice tone="poor">{text}</Notice> : null, fail, clear }
}
