import { Link } from 'react-router-dom'
import { buttonStyle } from '#web/components/ui/button.tsx'
import { DeviceDiagram } from './device-diagram.tsx'
import { Features } from './features.tsx'
import { ProofNotes } from './proof-notes.tsx'
import { ProofPage } from './proof-page.tsx'

export default function Landing() {
  return (
    <>
      <div className="page grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20">
        <div className="lg:sticky lg:top-20">
          <h1 className="font-serif text-display font-medium tracking-tight">
            See your resume the way the machine does.
          </h1>
          <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">
            Legible reads it on your own device, marks what is lost on the way to a reader, says what every
            fix is worth, and helps you to rebuild it.
          </p>
          <Link to="/dashboard" className={`${buttonStyle('primary')} mt-8 px-6!`}>
            Get Started Free
          </Link>
          <p className="mt-3 text-sm text-ink-soft">Your file stays on this device.</p>
        </div>
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
              Ready to be read?
            </h2>
            <p className="mt-2 text-ink-soft">An analysis takes seconds, and costs nothing.</p>
          </div>
          <Link to="/dashboard" className={`${buttonStyle('primary')} px-6!`}>
            Start Your Journey
          </Link>
        </div>
      </section>
    </>
  )
}
