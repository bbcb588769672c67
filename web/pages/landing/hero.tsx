import { Link } from 'react-router-dom'
import { buttonStyle } from '#web/components/ui/button.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { t } from './texts.ts'

/** The first sight of the product; also what its shell shows before anything runs. */
export const Hero = () => (
  <div className="lg:sticky lg:top-20">
    <h1 className="font-serif text-display font-medium tracking-tight">{t.seeYourResumeTheWay}</h1>
    <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">{t.legibleIsAResumeAnalyzer}</p>
    <Link to="/dashboard" className={`${buttonStyle('primary')} mt-8 px-6!`}>
      {t.getStartedFree}
    </Link>
    <p className="mt-3 text-sm text-ink-soft">
      {fill(t.yourFileStaysOnThis, {
        link: (inside) => (
          <Link to="/sample" className="text-pencil underline underline-offset-2">
            {inside}
          </Link>
        ),
      })}
    </p>
  </div>
)

export const HERO_GRID =
  'page grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20'
