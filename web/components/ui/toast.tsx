import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { Toaster } from './toaster.tsx'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  /** Takes back what the toast tells of. */
  onUndo?: () => void
  /** When it was said, in milliseconds since the page began. */
  since: number
}

export interface ToastActions {
  success(text: string, onUndo?: () => void): void
  /** Nothing to say makes no toast. */
  error(text: string): void
  info(text: string): void
  /** Another page was opened: what was said of the one before goes with it. */
  leavePage(): void
}

const LIMIT = 20
/** What is said in the act that opens the next page is of that page: "Registration successful! Please log in." */
const OF_THE_NEXT_PAGE_MS = 500

const ToastContext = createContext<ToastActions | null>(null)

/** `useToast()` is stable over renders: it may stand in dependency lists. */
export function useToast(): ToastActions {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast outside ToastProvider')
  return toast
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const next = useRef(0)
  const actions = useMemo<ToastActions>(() => {
    const add = (kind: Toast['kind']) => (text: string, onUndo?: () => void) => {
      if (text === '') return
      next.current += 1
      const since = performance.now()
      const toast = { id: next.current, kind, text, since, ...(onUndo ? { onUndo } : {}) }
      // What is said again while it still stands is said once. A success that is done with makes room for the next:
      // together they would lie over what can be done with it.
      const isOver = (other: Toast) =>
        other.kind === kind && (other.text === text || (kind === 'success' && !other.onUndo))
      setToasts((shown) => [...shown.filter((other) => !isOver(other)), toast].slice(-LIMIT))
    }
    const leavePage = () => {
      const now = performance.now()
      setToasts((shown) => shown.filter(({ since }) => now - since < OF_THE_NEXT_PAGE_MS))
    }
    return { success: add('success'), error: add('error'), info: add('info'), leavePage }
  }, [])
  const remove = useMemo(() => (id: number) => setToasts((shown) => shown.filter((t) => t.id !== id)), [])
  return (
    <ToastContext value={actions}>
      {children}
      <Toaster toasts={toasts} onGone={remove} />
    </ToastContext>
  )
}
