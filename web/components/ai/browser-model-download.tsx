import type { BrowserModel } from '#web/ai/use-browser-model.ts'
import { Button } from '../ui/button.tsx'
import { AiFailure } from './ai-failure.tsx'

/** The browser fetches its own model when it is told to, and not before. */
export function BrowserModelDownload({ model }: { model: BrowserModel }) {
  const { fetched, problem, download, cancel } = model
  if (fetched !== null)
    return (
      <div className="mt-2 ml-6" role="status">
        <p className="text-sm tabular-nums">The browser downloads its model: {Math.round(fetched * 100)} %</p>
        <progress
          className="mt-1 block h-2 w-full accent-pencil"
          max={1}
          value={fetched}
          aria-label="Downloading the model of the browser"
        />
        <Button size="sm" className="mt-2" onClick={cancel}>
          Cancel
        </Button>
      </div>
    )
  return (
    <div className="mt-2 ml-6">
      {problem && <AiFailure error={problem} actions={{ retry: download }} />}
      <p className="mb-2 text-sm text-ink-soft">
        The browser fetches its model once, for all sites. It does not say how large it is: expect some
        gigabytes.
      </p>
      <Button size="sm" onClick={download}>
        Let the browser download its model
      </Button>
    </div>
  )
}
