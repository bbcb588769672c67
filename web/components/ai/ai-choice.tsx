import type { Ai } from '#web/ai/use-ai.ts'
import { BrowserModelDownload } from './browser-model-download.tsx'
import { DeviceModelList } from './device-model-list.tsx'
import { MODEL_CHOICE } from './model-choice.ts'
import { t } from './texts.ts'

const LINK = 'text-pencil underline underline-offset-2'

/**
 * Where the AI analysis can run here, and what each place does with the text. What cannot be chosen is no choice: it is
 * one line with the reasons.
 */
export function AiChoice({
  ai,
  onStandard,
  dismiss = t.useTheStandardAnalysis,
}: {
  ai: Ai
  onStandard: () => void
  /** The way on without a model. */
  dismiss?: string
}) {
  const open = ai.choices.filter(({ state }) => state !== 'unavailable')
  const closed = ai.choices.filter(({ state }) => state === 'unavailable')
  const reasons = closed.map(({ title, reason }) => t.placeAndReason({ title, reason })).join(' ')
  if (open.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        {t.noModelIsAvailableHere({ reasons })}{' '}
        <button type="button" onClick={onStandard} className={LINK}>
          {dismiss}
        </button>
      </p>
    )
  return (
    <fieldset className="border-0 border-s-2 border-pencil ps-4">
      <legend className="float-start mb-1 text-sm font-medium">{t.whereTheModelRuns}</legend>
      <div className="clear-both space-y-3">
        {open.map((choice) => (
          <div key={choice.id}>
            <label className="flex min-h-6 items-start gap-2">
              <input
                type="radio"
                name={MODEL_CHOICE}
                className="mt-1 size-4 shrink-0 accent-pencil"
                checked={ai.chosen === choice.id}
                onChange={() => ai.choose(choice.id)}
              />
              <span>
                <span className="font-medium">{choice.title}</span>
                {choice.state === 'download' && (
                  <span className="text-ink-soft">, {t.availableAfterADownload}</span>
                )}
                <span className="block text-sm text-ink-soft">{choice.privacy}</span>
              </span>
            </label>
            {choice.id === 'device' && ai.chosen === 'device' && <DeviceModelList ai={ai} />}
            {choice.id === 'browser' && ai.chosen === 'browser' && choice.state === 'download' && (
              <BrowserModelDownload model={ai.browser} />
            )}
          </div>
        ))}
        {closed.length > 0 && <p className="text-sm text-ink-soft">{t.notAvailableHere({ reasons })}</p>}
      </div>
    </fieldset>
  )
}
