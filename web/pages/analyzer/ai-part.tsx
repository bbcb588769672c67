import { useEffect } from 'react'
import type { Backend } from '#web/ai/backend.ts'
import { useAi } from '#web/ai/use-ai.ts'
import { AiChoice } from '#web/components/ai/ai-choice.tsx'

interface AiPartProps {
  onBackend: (backend: Backend | null) => void
  onStandard: () => void
}

/** Loaded when AI Analysis is chosen, and not before. */
export default function AiPart({ onBackend, onStandard }: AiPartProps) {
  const ai = useAi()
  useEffect(() => onBackend(ai.backend), [ai.backend, onBackend])
  return <AiChoice ai={ai} onStandard={onStandard} />
}
