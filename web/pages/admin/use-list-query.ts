import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

type Options = readonly { value: string }[]

const PAGES = 'pages'
/** More than anybody leafs through; an address may say anything. */
const PAGES_MAX = 40

/**
 * What a list is searched, filtered and sorted by, and how far it was leafed: all of it stands in the address, so that
 * the way back, a reload and a link find the same list. The first option is the one that needs no saying.
 */
export function useListQuery(filter: { name: string; options: Options }, sorts: Options) {
  const [params, setParams] = useSearchParams()
  const optionIn = (name: string, options: Options) => {
    const said = params.get(name)
    return (options.find(({ value }) => value === said) ?? options[0])?.value ?? ''
  }
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (name !== PAGES) after.delete(PAGES)
          if (value) after.set(name, value)
          else after.delete(name)
          return after
        },
        { replace: true },
      ),
    [setParams],
  )
  const setSearch = useCallback((search: string) => set('search', search), [set])
  return {
    search: params.get('search') ?? '',
    setSearch,
    chosen: optionIn(filter.name, filter.options),
    choose: (value: string) => set(filter.name, value),
    sort: optionIn('sort', sorts),
    setSort: (value: string) => set('sort', value === sorts[0]?.value ? '' : value),
    pages: Math.min(Math.max(Math.trunc(Number(params.get(PAGES))) || 1, 1), PAGES_MAX),
    setPages: (pages: number) => set(PAGES, String(pages)),
  }
}
