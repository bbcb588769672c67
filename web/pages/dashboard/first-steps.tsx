import { Link } from 'react-router-dom'
import { t } from './texts.ts'

const steps = () =>
  [
    {
      to: '/analyzer',
      label: t.analyzeYourResume,
      about: t.chooseAPdfDocxOr,
    },
    {
      to: '/sample',
      label: t.lookAtASampleAnalysis,
      about: t.noResumeAtHandSee,
    },
    {
      to: '/builder',
      label: t.buildAResume,
      about: t.writeItInSevenShort,
    },
  ] as const

/** What stands in the place of figures while there is nothing to count. */
export const FirstSteps = () => (
  <section aria-labelledby="first-steps" className="mt-8">
    <h2 id="first-steps" className="font-serif text-2xl">
      {t.whereToBegin}
    </h2>
    <ol className="mt-4 grid gap-6 md:grid-cols-3">
      {steps().map(({ to, label, about }, at) => (
        <li key={to} className="border-t-2 border-pencil pt-4">
          <p aria-hidden className="text-sm text-ink-soft">
            {at + 1}
          </p>
          <h3 className="mt-1 text-lg font-medium">
            <Link
              to={to}
              className="inline-flex items-center text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </h3>
          <p className="mt-2 text-ink-soft">{about}</p>
        </li>
      ))}
    </ol>
  </section>
)
