import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Toast } from './toast.tsx'

const SHOWN_MS = 4_000

const LOOK = {
  success: { icon: Check, tone: 'text-good' },
  error: { icon: TriangleAlert, tone: 'text-poor' },
  info: { icon: Info, tone: 'text-pencil' },
} as const

function ToastItem({ toast, held, onGone }: { toast: Toast; held: boolean; onGone: (id: number) => void }) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onGone(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, toast.id, onGone])
  const { icon: Icon, tone } = LOOK[toast.kind]
  return (
    <li className="pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-md border border-line bg-surface py-3 pr-1 pl-4 shadow-float">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <span role={toast.kind === 'error' ? 'alert' : undefined} className="min-w-0 flex-1 break-words">
        {toast.text}
      </span>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => onGone(toast.id)}
        className="-my-2 flex size-10 shrink-0 items-center justify-center rounded-md text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

/**
 * Top right. While one is pointed at or focused, none goes away. The section is there before there is anything to say:
 * a screen reader reads out what comes into it.
 */
export function Toaster({ toasts, onGone }: { toasts: Toast[]; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  if (toasts.length === 0 && held) setHeld(false)
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      className="print:hidden pointer-events-none fixed top-4 right-4 left-4 z-50 sm:left-auto sm:w-[28rem]"
    >
      <ol
        className="flex flex-col gap-2"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} held={held} onGone={onGone} />
        ))}
      </ol>
    </section>
  )
}
