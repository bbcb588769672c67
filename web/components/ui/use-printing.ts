import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from './use-media.ts'

/** Whether this is drawn for paper: what is folded away on the screen is unfolded there. */
export function usePrinting(): boolean {
  const media = useMedia('print')
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    // The browser prints what is there when the event has been handled.
    const before = () => flushSync(() => setAsked(true))
    const after = () => setAsked(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return media || asked
}
