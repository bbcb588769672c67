import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { FromState } from '#web/components/shell/guard.tsx'
import { HEADINGS } from '#web/components/shell/headings.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { t } from './texts.ts'

const margin = () => [t.yourFileIsReadOn, t.everyLostPointNamesThe, t.whatYouBuildHereMachines]

interface AuthPageProps {
  page: 'login' | 'register' | 'forgot' | 'reset'
  lead?: ReactNode
  children: ReactNode
}

/** A form and, where there is room, three notes in its margin. */
export function AuthPage({ page, lead, children }: AuthPageProps) {
  const { title, pad } = HEADINGS[page]
  const from: FromState | null = useLocation().state
  return (
    <div className={`page grid gap-12 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16 ${pad}`}>
      <div className="min-w-0 max-md:max-w-md">
        <h1 className="font-serif text-3xl">{title}</h1>
        {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
        {from?.keeps && (
          <p className="mt-3">{from.keeps === 'own' ? t.yourAnalysisIsSaved : t.theSampleAnalysisIsSaved}</p>
        )}
        <div className="mt-8 space-y-4">
          <NeedsServer what={t.thisIt} />
          {children}
        </div>
      </div>
      <aside
        aria-label={t.whatLegiblePromises}
        className="hidden border-s border-line ps-8 md:block lg:ps-16"
      >
        <ol className="space-y-8 pt-2">
          {margin().map((text, at) => (
            <li key={text} className="flex max-w-md gap-4">
              <span
                aria-hidden
                className="flex size-7 shrink-0 items-center justify-center rounded-full border border-pencil text-sm font-medium text-pencil tabular-nums"
              >
                {at + 1}
              </span>
              <span className="font-serif text-lg text-balance lg:text-xl">{text}</span>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  )
}
