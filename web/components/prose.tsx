import type { ReactNode } from 'react'

interface ProsePageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page of plain text: one column of a readable width. */
export function ProsePage({ title, lead, children }: ProsePageProps) {
  return (
    <article className="page py-12">
      <h1 className="font-serif text-3xl">{title}</h1>
      <p className="measure mt-4 text-lg text-ink-soft">{lead}</p>
      <div className="mt-10">{children}</div>
    </article>
  )
}

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="font-serif text-xl font-medium">{title}</h2>
      <div className="measure space-y-3 [&_a]:text-pencil [&_a]:underline [&_a]:underline-offset-2 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5">
        {children}
      </div>
    </section>
  )
}
