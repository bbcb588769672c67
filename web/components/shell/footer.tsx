import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../lazy-part.tsx'
import { t } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

const PwaStatus = lazyPart(() => import('./pwa-status.tsx'))

const columns = () =>
  [
    {
      title: t.product,
      links: [
        { to: '/', label: t.home },
        { to: '/analyzer', label: t.resumeAnalyzer },
        { to: '/builder', label: t.resumeBuilder },
        { to: '/dashboard', label: t.dashboard },
      ],
    },
    {
      title: t.support,
      links: [
        { to: '/help', label: t.helpCenter },
        { to: '/contact', label: t.contactUs },
        { to: '/privacy', label: t.privacyPolicy },
        { to: '/terms', label: t.termsOfService },
      ],
    },
  ] as const

export function Footer() {
  return (
    <footer className="print:hidden mt-16 border-t border-line bg-sunken text-sm">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:grid-cols-[minmax(0,2fr)_1fr_1fr] sm:gap-x-12">
        <div className="max-sm:col-span-2">
          <Wordmark />
          <p className="mt-3 max-w-sm text-ink-soft">{t.transformYourResumeWithAi}</p>
        </div>
        {columns().map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-medium">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-5 text-ink-soft">
          <p>{t.legibleMadeWithLoveFor({ year: `${new Date().getFullYear()}` })}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            {import.meta.env.PROD && (
              <Suspense>
                <PwaStatus />
              </Suspense>
            )}
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
