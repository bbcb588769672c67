import type { ReactNode } from 'react'

/** The place of what is coming. Give it the size of it. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`block animate-pulse rounded-sm bg-line forced-colors:border ${className}`}
    />
  )
}

/** Says once, for everybody who cannot see the shapes, that something is on its way. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
