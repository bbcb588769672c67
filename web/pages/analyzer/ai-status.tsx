import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import type { AiRun } from './ai-run.ts'

/** Said once each: somebody who hears the page is not told of every word. */
function whatHappens({ part, of, said, waiting }: AiRun): string {
  if (waiting !== null && waiting > 0)
    return `Waiting for the AI service: ${waiting} ${waiting === 1 ? 'request' : 'requests'} before yours`
  if (waiting === 0) return 'Waiting for the AI service: yours is next'
  const which = of > 1 ? ` part ${part} of ${of}` : ' your resume'
  if (!said[part - 1]) return `The model is preparing its answer form and reading${which}`
  return of > 1 ? `The model is writing about part ${part} of ${of}` : 'The model is writing its analysis'
}

/** That the standard result is complete, and what the model does meanwhile. */
export function AiStatus({ run, onStop }: { run: AiRun; onStop: () => void }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((was) => was + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  const isSilent = !run.said[run.part - 1] && run.waiting === null
  return (
    <div className="print:hidden flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-2 border-pencil pl-4">
      <div>
        <p role="status">{whatHappens(run)}…</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {seconds} s{isSilent && '. On a slow device the first words take a minute or more.'}
        </p>
      </div>
      <Button size="sm" onClick={onStop}>
        Stop the model
      </Button>
    </div>
  )
}
