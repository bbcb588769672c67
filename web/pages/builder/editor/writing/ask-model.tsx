import { useEffect, useId, useRef, useState } from 'react'
import { AiError } from '#shared/ai/errors.ts'
import type { Rewritten } from '#shared/ai/rewrite.ts'
import { FACT_MAX, FACTS_MOST } from '#shared/schema/ai.ts'
import { useAi } from '#web/ai/use-ai.ts'
import { AiChoice } from '#web/components/ai/ai-choice.tsx'
import { AiFailure } from '#web/components/ai/ai-failure.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CONTROL } from '#web/components/ui/field.tsx'
import { t } from '../../texts.ts'
import type { ImproveProps } from './improve.tsx'
import { VariantRow } from './variant-row.tsx'

/** Up to three wordings by a model; whatever would change a fact is not offered, and the count says so. */
export default function AskModel({ text, purpose, targetRole, onTake }: ImproveProps) {
  const ai = useAi()
  const hint = useId()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Rewritten | null>(null)
  const [problem, setProblem] = useState<AiError | null>(null)
  const [choosing, setChoosing] = useState(false)
  const [added, add] = useState('')
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const ask = async () => {
    if (!ai.backend) return setChoosing(true)
    const controller = new AbortController()
    abort.current = controller
    setBusy(true)
    setProblem(null)
    // That nothing came of the question before says nothing of this one.
    setAnswer((was) => (was?.variants.length ? was : null))
    try {
      setAnswer(await ai.backend.rewrite({ text, purpose, targetRole, facts }, { signal: controller.signal }))
    } catch (error) {
      if (!controller.signal.aborted)
        setProblem(error instanceof AiError ? error : new AiError('failed', { cause: error }))
    } finally {
      setBusy(false)
    }
  }
  const lines = added
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const facts = lines.slice(0, FACTS_MOST).map((line) => line.slice(0, FACT_MAX))
  const title = ai.choices.find((choice) => choice.id === ai.chosen)?.title ?? ''
  return (
    <div className="py-2">
      <ul>
        {answer?.variants.map((variant) => (
          <VariantRow
            key={variant.text}
            before={text}
            variant={variant}
            source={t.byAModel({ model: title.toLowerCase() })}
            onTake={() => onTake(variant.text)}
          />
        ))}
      </ul>
      {answer && answer.variants.length === 0 && <p className="text-sm">{t.theModelHadNo}</p>}
      {answer && answer.refused > 0 && (
        <p className="text-sm text-ink-soft">{t.wordingsWereRefused(answer.refused)}</p>
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
      <label className="mt-1 block text-sm">
        <span className="font-medium">{t.factsToAddOptional}</span>
        <textarea
          rows={2}
          value={added}
          maxLength={FACTS_MOST * FACT_MAX}
          placeholder={t.forExampleAFact}
          aria-describedby={hint}
          onChange={(event) => add(event.target.value)}
          className={`${CONTROL} mt-1 block py-2`}
        />
        <span id={hint} className="mt-1 block text-ink-soft">
          {lines.length > FACTS_MOST ? t.onlyTheFirstFacts({ count: FACTS_MOST }) : t.onlyWhatYouConfirm}
        </span>
      </label>
      <div className="mt-2 flex gap-2">
        <Button size="sm" busy={busy} disabled={busy} onClick={() => void ask()}>
          {ai.backend ? t.improveWithAiOf({ model: title.toLowerCase() }) : t.improveWithAi}
        </Button>
        {busy && (
          <Button size="sm" variant="quiet" onClick={() => abort.current?.abort()}>
            {t.stop}
          </Button>
        )}
      </div>
      {choosing && (
        <div className="mt-2">
          <AiChoice ai={ai} onStandard={() => setChoosing(false)} dismiss={t.goOnWithoutA} />
        </div>
      )}
    </div>
  )
}
