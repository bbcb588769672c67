import { Link, useLocation } from 'react-router-dom'
import { buttonStyle } from '#web/components/ui/button.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { t } from './texts.ts'

export default function NotFound() {
  const { pathname } = useLocation()
  return (
    <div className="page min-h-[60vh] py-16">
      <p className="text-sm text-ink-soft">404</p>
      <h1 className="mt-2 font-serif text-3xl">
        <span className="decoration-pencil decoration-2 underline-offset-4 [text-decoration-line:line-through]">
          {t.pageNotFound}
        </span>
      </h1>
      <p className="measure mt-6">
        {fill(t.thereIsNoPageAt, {
          pathname: <code className="break-all rounded-sm bg-sunken">{pathname}</code>,
        })}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className={buttonStyle('primary')}>
          {t.goToTheStart}
        </Link>
        <Link to="/help" className={buttonStyle()}>
          {t.helpCenter}
        </Link>
      </div>
    </div>
  )
}
