import { useId, useState } from 'react'
import type { AiAnalysis } from '#shared/schema/analysis.ts'
import { t } from './result-texts.ts'

/** The AI analysis, collapsed until it is asked for. */
export function AiPanel({ analysis }: { analysis: AiAnalysis }) {
  const [open, setOpen] = useState(false)
  const body = useId()
  return (
    <section aria-labelledby={`${body}-title`} className="mt-12 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`${body}-title`} className="font-serif text-2xl">
          {t.aiAnalysis}
        </h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
          className="text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {open ? t.hideFullAnalysis : t.showFullAnalysis}
        </button>
      </div>
      <div id={body} hidden={!open} className="mt-4 max-w-[68ch] space-y-3 whitespace-pre-line">
        {analysis.fullResponse}
        {analysis.dropped > 0 && (
          <p className="text-sm text-ink-soft">
            {analysis.dropped === 1
              ? t.oneStatementWasLeftOut
              : t.statementsWereLeftOutYour({ dropped: analysis.dropped })}
          </p>
        )}
        {analysis.model && (
          <p className="text-sm text-ink-soft">{t.writtenByScoresNeverCome({ model: analysis.model })}</p>
        )}
      </div>
    </section>
  )
}
