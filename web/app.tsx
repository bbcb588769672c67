import { lazy, type MouseEvent, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { lazyPart } from './components/lazy-part.tsx'
import { Failure } from './components/shell/failure.tsx'
import { Footer } from './components/shell/footer.tsx'
import { Guard } from './components/shell/guard.tsx'
import { Header } from './components/shell/header.tsx'
import { pageOf } from './components/shell/headings.ts'
import { NetworkLine } from './components/shell/network-line.tsx'
import { PageSkeleton } from './components/shell/page-skeleton.tsx'
import { RouteView } from './components/shell/route-view.tsx'
import { Shortcuts } from './components/shell/shortcuts.tsx'
import { SignOutProblem, SignOutProvider } from './components/shell/sign-out.tsx'
import { t } from './components/shell/texts.ts'
import { useToast } from './components/ui/toast.tsx'
import { useFileDrop } from './components/use-file-drop.ts'
import { NOT_FOUND, ROUTES } from './routes.ts'
import { useSession } from './session/session.tsx'

const SessionDialogs = lazyPart(() => import('./components/shell/session-dialogs.tsx'))
const DevUi = import.meta.env.DEV ? lazy(() => import('./pages/dev/ui.tsx')) : null
const DevReading = import.meta.env.DEV ? lazy(() => import('./pages/dev/reading.tsx')) : null
const DevModels = import.meta.env.DEV ? lazy(() => import('./pages/dev/models.tsx')) : null

/** Both addresses are public; links in the app use /analyzer. */
function AnalyzeAlias() {
  const { search } = useLocation()
  return <Navigate to={`/analyzer${search}`} replace />
}

/** Moves the focus without changing the address, whose fragment may hold a token or a place on the page. */
function toContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

export function App() {
  const { expired, deleted } = useSession()
  const { pathname } = useLocation()
  const toast = useToast()
  // Without this, a file dropped outside a drop zone would replace the app in the tab.
  useFileDrop()
  const shownPage = pageOf(pathname)
  useEffect(() => toast.leavePage((address) => pageOf(address) === shownPage), [toast, shownPage])
  return (
    <SignOutProvider>
      <div className="flex min-h-dvh flex-col">
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page */}
        <a
          href="#content"
          onClick={toContent}
          className="sr-only z-50 rounded-md bg-surface px-4 py-3 font-medium focus:not-sr-only focus:absolute focus:top-2 focus:start-2"
        >
          {t.skipToContent}
        </a>
        <Header />
        <NetworkLine />
        <SignOutProblem />
        <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1 outline-none">
          <Failure>
            <Suspense fallback={<PageSkeleton page={pageOf(pathname)} />}>
              <Routes>
                {[...ROUTES, NOT_FOUND].map((route) => (
                  <Route
                    key={route.path}
                    path={route.path}
                    element={
                      <Guard access={route.access}>
                        <RouteView key={route.path} route={route} />
                      </Guard>
                    }
                  />
                ))}
                <Route path="/analyze" element={<AnalyzeAlias />} />
                {DevUi && <Route path="/dev/ui" element={<DevUi />} />}
                {DevReading && <Route path="/dev/reading" element={<DevReading />} />}
                {DevModels && <Route path="/dev/models" element={<DevModels />} />}
              </Routes>
            </Suspense>
          </Failure>
        </main>
        <Footer />
        <Shortcuts />
        {(expired || deleted) && (
          <Suspense>
            <SessionDialogs />
          </Suspense>
        )}
      </div>
    </SignOutProvider>
  )
}
