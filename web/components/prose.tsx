import type { ReactNode } from 'react'
import { HEADINGS, type Heading } from './shell/headings.ts'
import { PageHead } from './shell/page-head.tsx'

/** A page of plain text: one column of a readable width. */
export function ProsePage({ page, children }: { page: keyof typeof HEADINGS; children: ReactNode }) {
  const { title, lead, pad }: Heading = HEADINGS[page]
  return (
    <article className={`page ${pad}`}>
      <PageHead title={title} lead={lead} />
      <div className="mt-10">{children}</div>
    </article>
  )
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="font-serif text-xl font-medium">{title}</h2>
      <div className="measure space-y-3 [&_a]:text-pencil [&_a]:underline [&_a]:underline-offset-2 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:ps-5">
        {children}
      </div>
    </section>
  )
}
