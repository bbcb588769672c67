import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { Toaster } from './toaster.tsx'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
}

export interface ToastActions {
  success(text: string): void
  error(text: string): void
  info(text: string): void
}

const LIMIT = 20

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
    const add = (kind: Toast['kind']) => (text: string) => {
      next.current += 1
      const toast = { id: next.current, kind, text }
      // What is said again while it still stands is said once.
      const isOther = (other: Toast) => other.kind !== kind || other.text !== text
      setToasts((shown) => [...shown.filter(isOther), toast].slice(-LIMIT))
    }
    return { success: add('success'), error: add('error'), info: add('info') }
  }, [])
  const remove = useMemo(() => (id: number) => setToasts((shown) => shown.filter((t) => t.id !== id)), [])
  return (
    <ToastContext value={actions}>
      {children}
      <Toaster toasts={toasts} onGone={remove} />
    </ToastContext>
  )
}
