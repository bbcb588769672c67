import { useEffect } from 'react'
import type { Backend } from '#web/ai/backend.ts'
import { useAi } from '#web/ai/use-ai.ts'
import { AiChoice } from '#web/components/ai/ai-choice.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { AiProgress } from './use-analysis.ts'

interface AiPartProps {
  onBackend: (backend: Backend | null) => void
  onStandard: () => void
  progress: AiProgress | null
  onStop: () => void
}

/** Loaded when AI Analysis is chosen, and not before. */
export default function AiPart({ onBackend, onStandard, progress, onStop }: AiPartProps) {
  const ai = useAi()
  useEffect(() => onBackend(ai.backend), [ai.backend, onBackend])
  if (!progress) return <AiChoice ai={ai} onStandard={onStandard} />
  return (
    <div role="status" className="border-l-2 border-pencil pl-4">
      <p>
        The model is reading{progress.of > 1 && ` part ${progress.part} of ${progress.of}`} …
        <span className="block text-sm text-ink-soft tabular-nums">
          {progress.chars > 0 ? `${progress.chars} characters of its answer so far` : 'no answer yet'}
        </span>
      </p>
      <Button size="sm" className="mt-2" onClick={onStop}>
        Stop the model
      </Button>
    </div>
  )
}
