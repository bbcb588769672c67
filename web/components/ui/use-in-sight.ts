import { type RefObject, useEffect, useRef } from 'react'

/** Where a row is wider than the screen, its chosen one is brought into the middle, at first and with every choice. */
export function useInSight<T extends HTMLElement>(selector: string, choice: unknown): RefObject<T | null> {
  const row = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(selector)
    if (!row.current || !chosen) return
    const from = chosen.getBoundingClientRect().left - row.current.getBoundingClientRect().left
    row.current.scrollLeft += from - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [selector, choice])
  return row
}
