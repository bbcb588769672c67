import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { t } from './texts.ts'

interface ConfirmProps {
  open: boolean
  title: string
  /** What exactly will be gone. */
  children?: ReactNode
  confirm: string
  onConfirm: () => Promise<unknown> | unknown
  onClose: () => void
}

/** For what cannot be undone: the question, what it concerns, and the act named in full. */
export function Confirm({ open, title, children, confirm, onConfirm, onClose }: ConfirmProps) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
      onClose()
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="danger" busy={busy} disabled={busy} onClick={act}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
