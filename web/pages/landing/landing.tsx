import { Link } from 'react-router-dom'
import { buttonStyle } from '#web/components/ui/button.tsx'
import { DeviceDiagram } from './device-diagram.tsx'
import { Features } from './features.tsx'
import { HERO_GRID, Hero } from './hero.tsx'
import { ProofNotes } from './proof-notes.tsx'
import { ProofPage } from './proof-page.tsx'
import { t } from './texts.ts'

export default function Landing() {
  return (
    <>
      <div className={HERO_GRID}>
        <Hero />
        <div className="min-w-0">
          <ProofPage />
          <ProofNotes />
        </div>
      </div>
      <Features />
      <DeviceDiagram />
      <section aria-labelledby="start" className="-mb-16 border-t border-line py-16">
        <div className="page flex flex-wrap items-center justify-between gap-x-16 gap-y-6">
          <div>
            <h2 id="start" className="font-serif text-3xl">
              {t.readyToBeRead}
            </h2>
            <p className="mt-2 text-ink-soft">{t.anAnalysisTakesSecondsAnd}</p>
          </div>
          <Link to="/dashboard" className={`${buttonStyle('primary')} px-6!`}>
            {t.startYourJourney}
          </Link>
        </div>
      </section>
    </>
  )
}
