import { useCallback, useState } from 'react'

/** What is lit at the moment: a finding, a line, or both. The list, the page and the text share it. */
export interface Lit {
  finding: number | null
  line: number | null
}

export interface Light extends Lit {
  onFinding: (finding: number | null) => void
  onLine: (line: number | null) => void
  /** Lights a place for good and asks the page or the text to bring it into view. */
  onLocate: (line: number, finding?: number) => void
  /** Counts up at each request, so that the same place can be asked for twice. */
  located: number
}

export function useLight(): Light {
  const [lit, setLit] = useState<Lit & { located: number }>({ finding: null, line: null, located: 0 })
  const onFinding = useCallback((finding: number | null) => setLit((was) => ({ ...was, finding })), [])
  const onLine = useCallback((line: number | null) => setLit((was) => ({ ...was, line })), [])
  const onLocate = useCallback(
    (line: number, finding?: number) =>
      setLit((was) => ({ line, finding: finding ?? was.finding, located: was.located + 1 })),
    [],
  )
  return { ...lit, onFinding, onLine, onLocate }
}
