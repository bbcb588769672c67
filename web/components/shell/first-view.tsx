import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { HeaderBar } from './header-bar.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Wordmark } from './wordmark.tsx'

/** What a page's shell shows until the app runs. Only the build makes it. */
export const firstViewOf = (page: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <div className="flex min-h-dvh flex-col">
        <HeaderBar>
          <span className="shrink-0 py-2">
            <Wordmark />
          </span>
        </HeaderBar>
        <main className="min-h-[calc(100dvh-4rem)] flex-1">
          <PageSkeleton page={page} />
        </main>
      </div>
    </MemoryRouter>,
  )
