import { useCallback, useState } from 'react'

/** What is lit at the moment: a finding, a line, or both. The list, the page and the text share it. */
interface Lit {
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
  /** The line that was chosen last: what was read there is shown. */
  chosen: number | null
  /** Shows what the machine read, to be corrected. */
  onReading?: (() => void) | undefined
  /** Asks the list to open this finding and to bring it into view. */
  onOpen: (finding: number) => void
  /** The finding asked for, and how often anything was. */
  asked: { finding: number; times: number } | null
}

interface State extends Pick<Light, 'located' | 'chosen' | 'asked'> {
  /** Under the pointer or the focus, as long as it is there. */
  over: Lit
  /** The finding that was chosen: lit while nothing else is pointed at. */
  held: number | null
}

const NOTHING: Lit = { finding: null, line: null }

export function useLight(): Light {
  const [{ over, held, ...state }, setState] = useState<State>({
    over: NOTHING,
    held: null,
    located: 0,
    chosen: null,
    asked: null,
  })
  const onFinding = useCallback(
    (finding: number | null) => setState((was) => ({ ...was, over: { ...was.over, finding } })),
    [],
  )
  const onLine = useCallback(
    (line: number | null) => setState((was) => ({ ...was, over: { ...was.over, line } })),
    [],
  )
  const onLocate = useCallback(
    (line: number, finding?: number) =>
      setState((was) => ({
        ...was,
        over: NOTHING,
        chosen: line,
        held: finding ?? null,
        located: was.located + 1,
      })),
    [],
  )
  const onOpen = useCallback(
    (finding: number) =>
      setState((was) => ({
        ...was,
        held: finding,
        asked: { finding, times: (was.asked?.times ?? 0) + 1 },
      })),
    [],
  )
  return {
    ...state,
    finding: over.finding ?? held,
    line: over.line ?? state.chosen,
    onFinding,
    onLine,
    onLocate,
    onOpen,
  }
}
