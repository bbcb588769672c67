import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { Toaster } from './toaster.tsx'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  /** Takes back what the toast tells of. */
  onUndo?: () => void
  /** The address it was said at, or that it led to; null while it may still lead to another. */
  at: string | null
}

export interface ToastActions {
  success(text: string, onUndo?: () => void): void
  /** Nothing to say makes no toast. */
  error(text: string): void
  info(text: string): void
  /** Another page is shown, of the addresses that `isShown` tells: what was said of the one before goes with it. */
  leavePage(isShown: (pathname: string) => boolean): void
}

const LIMIT = 20
/**
 * What is said in the act that opens the next page is of that page: "Registration successful! Please log in." The address
 * changes in the same act, the page itself may take long to come.
 */
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
      const toast: Toast = { id: next.current, kind, text, at: null, ...(onUndo ? { onUndo } : {}) }
      setTimeout(() => {
        toast.at = location.pathname
      }, OF_THE_NEXT_PAGE_MS)
      // What is said again while it still stands is said once. A success that is done with makes room for the next:
      // together they would lie over what can be done with it.
      const isOver = (other: Toast) =>
        other.kind === kind && (other.text === text || (kind === 'success' && !other.onUndo))
      setToasts((shown) => [...shown.filter((other) => !isOver(other)), toast].slice(-LIMIT))
    }
    const leavePage = (isShown: (pathname: string) => boolean) =>
      setToasts((shown) => shown.filter(({ at }) => at === null || isShown(at)))
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
