import { useCallback, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import type { AccountStore } from '#web/store/store.ts'
import { engine } from '#web/worker/client.ts'
import { keepAnalysis, keepFile } from './keep.ts'
import { analyzeOnServer } from './server-analysis.ts'
import type { Subject } from './subject.ts'
import { jobOf, type Target } from './target.ts'

export interface Outcome {
  id: string
  subject: Subject
  result: AnalysisResult
  /** Why it could not be kept on this device; empty when it was. */
  notKept: string
}

interface Deps {
  store: AccountStore
  fetch: Fetch
  /** Adds the model's part to a standard result; absent for the standard type. */
  withAi?: (result: AnalysisResult, subject: Subject, signal: AbortSignal) => Promise<AnalysisResult>
}

export interface AnalysisControl {
  running: boolean
  outcome: Outcome | null
  /** Rejects with what went wrong; the caller says it. */
  run: (subject: () => Promise<Subject>, target: Target) => Promise<Outcome>
  clear: () => void
}

export function useAnalysis({ store, fetch, withAi }: Deps): AnalysisControl {
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const abort = useRef<AbortController | null>(null)

  const clear = useCallback(() => {
    abort.current?.abort()
    setOutcome(null)
  }, [])

  const run = useCallback(
    async (subjectOf: () => Promise<Subject>, target: Target): Promise<Outcome> => {
      const controller = new AbortController()
      abort.current = controller
      const { signal } = controller
      setOutcome(null)
      setRunning(true)
      try {
        const id = uuidv7()
        const now = new Date()
        const job = jobOf(target)
        const asOf = dayOf(now)
        const subject = await subjectOf()
        const onServer = target.onServer && subject.read !== null
        const standard =
          onServer && subject.read
            ? await analyzeOnServer(fetch, { id, asOf, file: subject.read.file, job }, signal)
            : await engine.score({ resume: subject.resume, facts: subject.facts, job, asOf })
        signal.throwIfAborted()
        const result = target.type === 'ai' && withAi ? await withAi(standard, subject, signal) : standard
        signal.throwIfAborted()
        const shown: Outcome = { id, subject, result, notKept: '' }
        setOutcome(shown)
        try {
          const kept = { id, subject, result, type: target.type, job, createdAt: now.toISOString() }
          await keepAnalysis(store, { ...kept, stored: onServer && target.type === 'standard' })
          await keepFile(store, subject)
        } catch (problem) {
          const notKept = (problem as Error).message
          setOutcome({ ...shown, notKept })
          return { ...shown, notKept }
        }
        return shown
      } finally {
        if (abort.current === controller) setRunning(false)
      }
    },
    [store, fetch, withAi],
  )

  return { running, outcome, run, clear }
}
