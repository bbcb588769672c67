import type { AiAction, AiError } from '#shared/ai/errors.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

const LABELS: Record<AiAction, string> = {
  retry: 'Try again',
  wait: 'Try again',
  standard: 'Use the standard analysis',
  download_again: 'Delete it and download again',
  free_space: 'Free space on this device',
  other_backend: 'Choose where the model runs',
}

/** What a model's failure means, and the one thing to do about it, where this screen can do it. */
export function AiFailure({
  error,
  actions,
}: {
  error: AiError
  actions: Partial<Record<AiAction, () => void>>
}) {
  const act = actions[error.action]
  return (
    <Notice tone="fair" urgent>
      <p>{error.message}</p>
      {act && (
        <Button size="sm" className="mt-2" onClick={act}>
          {LABELS[error.action]}
        </Button>
      )}
    </Notice>
  )
}
