import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { AppRoute } from '#web/routes.ts'

const SUFFIX = ' – Legible'

/** One page, keyed by its path: its name in the tab, and after a navigation the focus on its title. */
export function RouteView({ route }: { route: AppRoute }) {
  const { title, path } = route
  // One that is here is drawn at once: even a moment's suspense shows its fallback for 300 ms, React's least.
  const [{ Page }] = useState(() => ({ Page: route.page() }))
  const arrival = useNavigationType()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each address inside it
  useEffect(() => {
    document.title = title + SUFFIX
    // The first page of a visit is where the browser put the reader already.
    if (key === 'default') return
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path])

  return <Page />
}
