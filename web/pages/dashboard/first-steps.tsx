import { Link } from 'react-router-dom'

const STEPS = [
  {
    to: '/analyzer',
    label: 'Analyze your resume',
    about: 'Choose a PDF, DOCX or DOC, or drop it anywhere on this page. It is read on your device.',
  },
  {
    to: '/sample',
    label: 'Look at a sample analysis',
    about: 'No resume at hand? See what an analysis tells you about somebody else’s.',
  },
  {
    to: '/builder',
    label: 'Build a resume',
    about: 'Write it in seven short steps. Preview and score update as you type.',
  },
] as const

/** What stands in the place of figures while there is nothing to count. */
export const FirstSteps = () => (
  <section aria-labelledby="first-steps" className="mt-8">
    <h2 id="first-steps" className="font-serif text-2xl">
      Where to begin
    </h2>
    <ol className="mt-4 grid gap-6 md:grid-cols-3">
      {STEPS.map(({ to, label, about }, at) => (
        <li key={to} className="border-t-2 border-pencil pt-4">
          <p aria-hidden className="text-sm text-ink-soft">
            {at + 1}
          </p>
          <h3 className="mt-1 text-lg font-medium">
            <Link to={to} className="text-pencil underline underline-offset-2">
              {label}
            </Link>
          </h3>
          <p className="mt-2 text-ink-soft">{about}</p>
        </li>
      ))}
    </ol>
  </section>
)
