import type { Ai } from '#web/ai/use-ai.ts'
import { BrowserModelDownload } from './browser-model-download.tsx'
import { DeviceModelList } from './device-model-list.tsx'
import { MODEL_CHOICE } from './model-choice.ts'
import { t } from './texts.ts'

const stateWords = () =>
  ({
    ready: 'available',
    download: t.availableAfterADownload,
    unavailable: t.notAvailable,
  }) as const

/** Where the AI analysis runs, what each place does with the text, and, where it cannot, exactly why. */
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
  const none = ai.choices.every((choice) => choice.state === 'unavailable')
  return (
    <fieldset className="border-0 border-s-2 border-pencil ps-4">
      <legend className="float-start mb-1 text-sm font-medium">{t.whereTheModelRuns}</legend>
      <div className="clear-both space-y-3">
        {ai.choices.map((choice) => (
          <div key={choice.id}>
            <label className="flex min-h-6 items-start gap-2">
              <input
                type="radio"
                name={MODEL_CHOICE}
                className="mt-1 size-4 shrink-0 accent-pencil"
                checked={ai.chosen === choice.id && choice.state !== 'unavailable'}
                disabled={choice.state === 'unavailable'}
                onChange={() => ai.choose(choice.id)}
              />
              <span>
                <span className="font-medium">{choice.title}</span>
                <span className="text-ink-soft">, {stateWords()[choice.state]}</span>
                <span className="block text-sm text-ink-soft">{choice.reason || choice.privacy}</span>
              </span>
            </label>
            {choice.id === 'device' && ai.chosen === 'device' && choice.state !== 'unavailable' && (
              <DeviceModelList ai={ai} />
            )}
            {choice.id === 'browser' && ai.chosen === 'browser' && choice.state === 'download' && (
              <BrowserModelDownload model={ai.browser} />
            )}
          </div>
        ))}
        {none && (
          <p>
            {t.noModelIsAvailableHere}{' '}
            <button type="button" onClick={onStandard} className="text-pencil underline underline-offset-2">
              {dismiss}
            </button>
          </p>
        )}
      </div>
    </fieldset>
  )
}
