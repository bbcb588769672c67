import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filter, NO_FILTER, oneOf, SORTS, TYPES } from './filter.ts'

// What the history is searched, filtered and sorted by stands in the address: the way back, a reload and a link find
// the same list.

/** The list follows every letter, the address waits for a rest: a browser takes only so many changes of it. */
const REST_MS = 250

const filterIn = (params: URLSearchParams): Filter => ({
  search: params.get('search') ?? '',
  type: oneOf(params.get('type'), TYPES, NO_FILTER.type),
  sort: oneOf(params.get('sort'), SORTS, NO_FILTER.sort),
})

/** What is as in the beginning needs no saying. */
function addressOf(filter: Filter): string {
  const usual = new Map<string, string>(Object.entries(NO_FILTER))
  return new URLSearchParams(
    Object.entries(filter).filter(([name, value]) => value !== usual.get(name)),
  ).toString()
}

/** All else is a choice, and said at once. */
const isTyped = (before: Filter, after: Filter) => after.search !== before.search && after.search !== ''

/** `settle` before one leaves: what the address was still to say belongs to the list, not to where one goes. */
export function useFilter(): [filter: Filter, setFilter: (filter: Filter) => void, settle: () => string] {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState(() => filterIn(params))
  const said = addressOf(filterIn(params))
  const [seen, setSeen] = useState(said)
  const [told, setTold] = useState(said)
  const wanted = addressOf(filter)
  if (said !== seen) {
    setSeen(said)
    // Not what was chosen here: the way back, or a link.
    if (said !== told) {
      setTold(said)
      setFilter(filterIn(params))
    }
  }
  const tell = useCallback(
    (address: string) => {
      setTold(address)
      setParams(address, { replace: true })
    },
    [setParams],
  )
  useEffect(() => {
    if (wanted === told) return
    const rest = setTimeout(() => tell(wanted), REST_MS)
    return () => clearTimeout(rest)
  }, [wanted, told, tell])
  const change = (next: Filter) => {
    setFilter(next)
    const address = addressOf(next)
    if (!isTyped(filter, next) && address !== told) tell(address)
  }
  /** Answers what the address says then; one that was told may be on its way still. */
  const settle = () => {
    if (wanted === told) return said === told ? `${params}` : wanted
    tell(wanted)
    return wanted
  }
  return [filter, change, settle]
}
