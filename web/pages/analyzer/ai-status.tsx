import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import type { AiRun } from './ai-run.ts'
import { t } from './texts.ts'

/** Said once each: somebody who hears the page is not told of every word. */
function whatHappens({ part, of, said, waiting }: AiRun): string {
  if (waiting !== null && waiting > 0) return t.waitingForTheAiService(waiting)
  if (waiting === 0) return t.waitingForTheAiServiceYours
  const which = of > 1 ? t.partOf({ part, of }) : t.yourResume
  if (!said[part - 1]) return t.theModelIsPreparingIts({ which })
  return of > 1 ? t.theModelIsWritingAbout({ part, of }) : t.theModelIsWritingIts
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
    <div className="print:hidden flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-s-2 border-pencil ps-4">
      <div>
        <p role="status">{whatHappens(run)}…</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {t.s({ seconds })}
          {isSilent && t.onASlowDeviceThe}
        </p>
      </div>
      <Button size="sm" onClick={onStop}>
        {t.stopTheModel}
      </Button>
    </div>
  )
}
