import { type ReactNode, useDeferredValue } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { AppRoute } from '#web/routes.ts'
import { useSession } from '#web/session/session.tsx'
import { pageOf } from './headings.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { t } from './texts.ts'

export interface FromState {
  from?: string
  /** Who has just registered need not type the address again. */
  email?: string
  /** An analysis that waits to be kept by who signs in: of the sample, or of a file of one's own. */
  keeps?: 'sample' | 'own'
}

/** Who may see a page; where the others go, and that they come back afterwards. */
export function Guard({ access, children }: { access: AppRoute['access']; children: ReactNode }) {
  const { status, isKnown } = useSession()
  // The first page is the longest piece of work of the start: it is drawn in slices, not at once with the answer who is here.
  const loading = useDeferredValue(status === 'loading')
  const { pathname, search, hash, state } = useLocation()
  if (access === 'anyone') return children
  if (status === 'loading' || loading)
    return <PageSkeleton page={pageOf(pathname)} waits={t.waitingForTheServer} />
  if (access === 'member' && status === 'signed_out') {
    const from: FromState = { from: pathname + search + hash }
    // Whoever was never here has no account to sign in to.
    return <Navigate to={isKnown() ? '/login' : '/register'} replace state={from} />
  }
  if (access === 'guest' && status === 'signed_in')
    return <Navigate to={(state as FromState | null)?.from ?? '/dashboard'} replace />
  return children
}
