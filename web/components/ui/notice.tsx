import type { ReactNode } from 'react'

const TONES = {
  info: 'border-pencil bg-pencil-wash',
  good: 'border-good bg-good-wash',
  fair: 'border-fair bg-fair-wash',
  poor: 'border-poor bg-poor-wash',
} as const

interface NoticeProps {
  tone?: keyof typeof TONES
  /** Read out at once: for what just went wrong. */
  urgent?: boolean
  children: ReactNode
}

/** A statement in the margin: a rule at its side, no box. */
export function Notice({ tone = 'info', urgent = false, children }: NoticeProps) {
  return (
    <div role={urgent ? 'alert' : undefined} className={`border-s-2 px-4 py-3 ${TONES[tone]}`}>
      {children}
    </div>
  )
}
