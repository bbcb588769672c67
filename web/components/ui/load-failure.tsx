import { useEffect } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { t } from './texts.ts'
import { useToast } from './toast.tsx'

interface LoadFailureProps {
  /** What did not work, which the toast says. */
  text: string
  why: string
  safe: string
  onRetry: () => void
}

/** Where a page's content would be: why it is not there, what is safe, what to do. The toast goes, this stays. */
export function LoadFailure({ text, why, safe, onRetry }: LoadFailureProps) {
  const toast = useToast()
  useEffect(() => toast.error(text), [toast, text])
  return (
    <Notice tone="poor" urgent>
      <p>
        {why.replace(/\.$/, '')}. {safe}
      </p>
      <Button size="sm" className="mt-3" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </Notice>
  )
}
