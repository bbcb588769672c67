import { Link } from 'react-router-dom'
import { buttonStyle } from '#web/components/ui/button.tsx'

/** The first sight of the product; also what its shell shows before anything runs. */
export const Hero = () => (
  <div className="lg:sticky lg:top-20">
    <h1 className="font-serif text-display font-medium tracking-tight">
      See your resume the way the machine does.
    </h1>
    <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">
      Legible is a resume analyzer and builder. It reads your resume on your own device, marks what a hiring
      system would miss, says what every fix is worth, and helps you rebuild it.
    </p>
    <Link to="/dashboard" className={`${buttonStyle('primary')} mt-8 px-6!`}>
      Get Started Free
    </Link>
    <p className="mt-3 text-sm text-ink-soft">
      Your file stays on this device.{' '}
      <Link to="/sample" className="text-pencil underline underline-offset-2">
        See a sample analysis
      </Link>
    </p>
  </div>
)

export const HERO_GRID =
  'page grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-20'
