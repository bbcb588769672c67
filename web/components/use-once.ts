import { useCallback, useRef } from 'react'

/**
 * For what makes something and leads to it: pressed again before its page is there, a button would make another one.
 * `work` says whether this page is left; when it is not, or fails, the button can be pressed again.
 */
export function useOnce() {
  const going = useRef(false)
  return useCallback(async (work: () => Promise<boolean>): Promise<void> => {
    if (going.current) return
    going.current = true
    let leaves = false
    try {
      leaves = await work()
    } finally {
      going.current = leaves
    }
  }, [])
}
