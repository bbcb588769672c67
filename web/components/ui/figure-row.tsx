import type { ReactNode } from 'react'

/** Figures in one ruled row, two rows on a phone: the number first, what it counts under it. */
export function FigureRow({ figures }: { figures: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 border-y border-line md:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse border-line py-5 max-md:even:border-s max-md:even:ps-5 max-md:nth-[n+3]:border-t md:not-first:border-s md:not-first:ps-6 lg:not-first:ps-8"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-serif text-3xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
