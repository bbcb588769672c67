import type { AiAction, AiError } from '#shared/ai/errors.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { t } from './texts.ts'

const labels: () => Record<AiAction, string> = () => ({
  retry: t.tryAgain,
  wait: t.tryAgain,
  standard: t.useTheStandardAnalysis,
  download_again: t.deleteItAndDownloadAgain,
  free_space: t.freeSpaceOnThisDevice,
  other_backend: t.chooseWhereTheModelRuns,
})

/** What a model's failure means, and the one thing to do about it, where this screen can do it. */
export function AiFailure({
  error,
  lead = '',
  actions,
}: {
  error: AiError
  /** What failed, and what is there all the same. */
  lead?: string
  actions: Partial<Record<AiAction, () => void>>
}) {
  const act = actions[error.action]
  return (
    <Notice tone="fair" urgent>
      <p>{[lead, error.message].filter(Boolean).join(' ')}</p>
      {act && (
        <Button size="sm" className="mt-2" onClick={act}>
          {labels()[error.action]}
        </Button>
      )}
    </Notice>
  )
}
