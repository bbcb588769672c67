import type { ReactNode } from 'react'

/** A page's title and, in a sentence, what it is for. */
export function PageHead({ title, lead }: { title: ReactNode; lead?: string }) {
  return (
    <>
      <h1 className="font-serif text-3xl">{title}</h1>
      {lead && <p className="measure mt-3 text-lg text-ink-soft">{lead}</p>}
    </>
  )
}
