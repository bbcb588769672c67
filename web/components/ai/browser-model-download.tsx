import type { BrowserModel } from '#web/ai/use-browser-model.ts'
import { Button } from '../ui/button.tsx'
import { AiFailure } from './ai-failure.tsx'
import { t } from './texts.ts'

/** The browser fetches its own model when it is told to, and not before. */
export function BrowserModelDownload({ model }: { model: BrowserModel }) {
  const { fetched, problem, download, cancel } = model
  if (fetched !== null)
    return (
      <div className="mt-2 ms-6" role="status">
        <p className="text-sm tabular-nums">
          {t.theBrowserDownloadsItsModel({ percent: Math.round(fetched * 100) })}
        </p>
        <progress
          className="mt-1 block h-2 w-full"
          max={1}
          value={fetched}
          aria-label={t.downloadingTheModelOfThe}
        />
        <Button size="sm" className="mt-2" onClick={cancel}>
          {t.cancel}
        </Button>
      </div>
    )
  return (
    <div className="mt-2 ms-6">
      {problem && <AiFailure error={problem} actions={{ retry: download }} />}
      <p className="mb-2 text-sm text-ink-soft">{t.theBrowserFetchesItsModel}</p>
      <Button size="sm" onClick={download}>
        {t.letTheBrowserDownloadIts}
      </Button>
    </div>
  )
}
