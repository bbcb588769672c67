import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

// What a list is searched, filtered and sorted by, and how far it was leafed, stands in the address: the way back, a
// reload and a link find the same list.

type Options = readonly { value: string }[]

const PAGES = 'pages'
/** More than anybody leafs through; an address may say anything. */
const PAGES_MAX = 40

function useAddress() {
  const [params, setParams] = useSearchParams()
  // What was set last counts, also before it is drawn: a choice right after another must not undo it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const set = useCallback(
    (name: string, value: string) => {
      const after = new URLSearchParams(latest.current)
      // Another search begins at its first page.
      after.delete(PAGES)
      if (value) after.set(name, value)
      else after.delete(name)
      latest.current = after
      setParams(after, { replace: true })
    },
    [setParams],
  )
  return { params, latest, set }
}
type Address = ReturnType<typeof useAddress>

const searchIn = (params: URLSearchParams) => {
  const search = new URLSearchParams(params)
  search.delete(PAGES)
  return search.toString()
}

/** How many pages of a list are shown. */
export interface Leafed {
  pages: number
  setPages: (pages: number) => void
}

function leafedIn({ params, latest, set }: Address): Leafed {
  const said = Math.trunc(Number(params.get(PAGES))) || 1
  return {
    pages: Math.min(Math.max(said, 1), PAGES_MAX),
    setPages: (pages) => {
      // They were leafed through in what was searched before.
      if (searchIn(latest.current) === searchIn(params)) set(PAGES, String(pages))
    },
  }
}

/** For a list that can only be leafed through; one that is searched has its pages from `useListQuery`. */
export const useLeafed = (): Leafed => leafedIn(useAddress())

/** The first option is the one that needs no saying. */
export function useListQuery(filter: { name: string; options: Options }, sorts: Options) {
  const address = useAddress()
  const { params, set } = address
  const optionIn = (name: string, options: Options) => {
    const said = params.get(name)
    return (options.find(({ value }) => value === said) ?? options[0])?.value ?? ''
  }
  const setSearch = useCallback((search: string) => set('search', search), [set])
  return {
    leafed: leafedIn(address),
    search: params.get('search') ?? '',
    setSearch,
    chosen: optionIn(filter.name, filter.options),
    choose: (value: string) => set(filter.name, value),
    sort: optionIn('sort', sorts),
    setSort: (value: string) => set('sort', value === sorts[0]?.value ? '' : value),
  }
}
