import { useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx'
import { t } from './texts.ts'

/** Copies a text, and says how that went. A text that has changed since is not called copied. */
export function useCopy(text: string) {
  const [last, setLast] = useState<{ text: string; done: boolean } | null>(null)
  const copy = async () => {
    // Emptied first: what is said a second time is read out a second time.
    setLast(null)
    try {
      await navigator.clipboard.writeText(text)
      setLast({ text, done: true })
    } catch (error) {
      console.info('The text could not be copied:', error)
      setLast({ text, done: false })
    }
  }
  const said = last?.text !== text ? '' : last.done ? t.copied : t.copyItByHandThis
  return { copy, said }
}

interface CopyButtonProps {
  text: string
  label: string
  /** The id of what is copied, where several buttons have one label. */
  describedBy?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

export function CopyButton({ text, label, describedBy, variant = 'quiet', size = 'sm' }: CopyButtonProps) {
  const { copy, said } = useCopy(text)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 print:hidden">
      <Button variant={variant} size={size} aria-describedby={describedBy} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="text-sm text-good">
        {said}
      </span>
    </span>
  )
}
