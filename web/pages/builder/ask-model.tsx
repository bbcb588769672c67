import { useEffect, useRef, useState } from 'react'
import { AiError } from '#shared/ai/errors.ts'
import type { Rewritten } from '#shared/ai/rewrite.ts'
import { useAi } from '#web/ai/use-ai.ts'
import { AiChoice } from '#web/components/ai/ai-choice.tsx'
import { AiFailure } from '#web/components/ai/ai-failure.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { type ImproveProps, VariantRow } from './improve.tsx'

/** Up to three wordings by a model; whatever would change a fact is not offered, and the count says so. */
export default function AskModel({ text, purpose, targetRole, onTake }: ImproveProps) {
  const ai = useAi()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Rewritten | null>(null)
  const [problem, setProblem] = useState<AiError | null>(null)
  const [choosing, setChoosing] = useState(false)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const ask = async () => {
    if (!ai.backend) return setChoosing(true)
    const controller = new AbortController()
    abort.current = controller
    setBusy(true)
    setProblem(null)
    try {
      setAnswer(await ai.backend.rewrite({ text, purpose, targetRole }, { signal: controller.signal }))
    } catch (error) {
      if (!controller.signal.aborted)
        setProblem(error instanceof AiError ? error : new AiError('failed', { cause: error }))
    } finally {
      setBusy(false)
    }
  }
  const title = ai.choices.find((choice) => choice.id === ai.chosen)?.title ?? ''
  return (
    <div className="py-2">
      <ul>
        {answer?.variants.map((variant) => (
          <VariantRow
            key={variant.text}
            before={text}
            variant={variant}
            source={`By a model, ${title.toLowerCase()}`}
            onTake={() => onTake(variant.text)}
          />
        ))}
      </ul>
      {answer && answer.variants.length === 0 && (
        <p className="text-sm">The model had no other wording that keeps the facts.</p>
      )}
      {answer && answer.refused > 0 && (
        <p className="text-sm text-ink-soft">
          {answer.refused === 1 ? 'One wording was' : `${answer.refused} wordings were`} refused for changing
          or inventing a fact.
        </p>
      )}
      {problem && (
        <AiFailure
          error={problem}
          actions={{
            retry: () => void ask(),
            wait: () => void ask(),
            other_backend: () => setChoosing(true),
          }}
        />
      )}
      <div className="mt-1 flex gap-2">
        <Button size="sm" busy={busy} disabled={busy} onClick={() => void ask()}>
          {ai.backend ? `Improve with AI (${title.toLowerCase()})` : 'Improve with AI'}
        </Button>
        {busy && (
          <Button size="sm" variant="quiet" onClick={() => abort.current?.abort()}>
            Stop
          </Button>
        )}
      </div>
      {choosing && (
        <div className="mt-2">
          <AiChoice ai={ai} onStandard={() => setChoosing(false)} dismiss="Go on without a model" />
        </div>
      )}
    </div>
  )
}
