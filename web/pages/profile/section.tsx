import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-4">
        <h2 id={id} className="font-serif text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className="grid gap-y-3">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
