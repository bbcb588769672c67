import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children: ReactNode
  action?: ReactNode
  /** The heading's place in the page's outline. */
  level?: 'h2' | 'h3'
}

/** What will be here, and the one thing to do. */
export function EmptyState({ title, children, action, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 border-y border-line py-12">
      <Heading className={`font-serif ${Heading === 'h2' ? 'text-2xl' : 'text-xl'}`}>{title}</Heading>
      <p className="measure text-ink-soft">{children}</p>
      {action}
    </div>
  )
}
