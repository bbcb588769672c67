import { useCallback, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { AiError } from '#shared/ai/errors.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Backend } from '#web/ai/backend.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { part } from '#web/api/part.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import type { AccountStore } from '#web/store/store.ts'
import { engine } from '#web/worker/client.ts'
import { type AiRun, askModel } from './ai-run.ts'
import { keepOutcome } from './keep.ts'
import type { Sendable, Subject } from './subject.ts'
import { isSent, jobOf, type Target } from './target.ts'

export interface Outcome {
  id: string
  subject: Subject
  result: AnalysisResult
  jobDescription: string
  /** Why it could not be kept on this device; empty when it was. */
  notKept: string
  /** The model that is at work on it. */
  aiRun: AiRun | null
  /** Why the model's part is missing; the standard result stands without it. */
  aiProblem: AiError | null
}

interface Deps {
  store: AccountStore
  fetch: Fetch
  /** Where the model runs; null with the standard type, or where none is ready. */
  backend: Backend | null
}

/** What there is to analyse: as this device reads it, and the file to send where there is one. */
export interface Source {
  subject: () => Promise<Subject>
  toSend: Sendable | null
}

interface RunOptions {
  /** Scores also what looks like no resume. */
  insist?: boolean
}

export interface AnalysisControl {
  running: boolean
  outcome: Outcome | null
  /** Rejects with what went wrong; the caller says it. */
  run: (source: Source, target: Target, options?: RunOptions) => Promise<Outcome>
  /** Ends the model's part; the standard result stays. */
  stopAi: () => void
  clear: () => void
}

export function useAnalysis({ store, fetch, backend }: Deps): AnalysisControl {
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const abort = useRef<AbortController | null>(null)
  const aiAbort = useRef<AbortController | null>(null)

  const clear = useCallback(() => {
    abort.current?.abort()
    aiAbort.current?.abort()
    setOutcome(null)
  }, [])

  const run = useCallback(
    async (source: Source, target: Target, { insist = false }: RunOptions = {}): Promise<Outcome> => {
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
        const scoredHere = async () => {
          const subject = await source.subject()
          const { resume, facts } = subject
          const standard = await engine.score({ resume, facts, job, asOf, insist })
          return { subject, standard, resumeId: '', stored: false }
        }
        const scoredThere = async (file: Sendable) => {
          const { byServer } = await part(() => import('./server-analysis.ts'))
          return byServer({ store, fetch }, file, { id, asOf, job }, signal)
        }
        // Nothing that is sent waits for this device to read it.
        const sent = isSent(target) && !insist ? source.toSend : null
        const { subject, standard, stored, ...made } = await (sent ? scoredThere(sent) : scoredHere())
        signal.throwIfAborted()
        const createdAt = now.toISOString()
        const keep = (as: string, result: AnalysisResult, stored: boolean) =>
          keepOutcome(store, { ...made, id: as, subject, result, job, createdAt, stored })
        // On the device before it is on the screen: who closes the page at once loses nothing.
        let shown: Outcome = {
          id,
          subject,
          result: standard,
          jobDescription: job.jobDescription,
          notKept: await keep(id, standard, stored),
          aiRun: null,
          aiProblem: null,
        }
        signal.throwIfAborted()
        setOutcome(shown)
        if (target.type === 'standard') return shown
        const stop = new AbortController()
        aiAbort.current = stop
        const input = { resume: subject.resume, jobText: job.jobDescription, standard }
        const { aiAnalysis, aiProblem } = await askModel(backend, input, {
          signal: stop.signal,
          onRun: (aiRun) => signal.aborted || setOutcome({ ...shown, aiRun }),
        })
        signal.throwIfAborted()
        shown = { ...shown, aiProblem }
        if (aiAnalysis) {
          const result = { ...standard, aiAnalysis }
          shown = { ...shown, result, notKept: await keep(uuidv7(), result, false) }
          // Only now: until the whole is kept, its standard part is.
          const left = (error: unknown) => console.error('The standard part stays beside the whole', error)
          if (!shown.notKept) await store.analyses.remove(id).catch(left)
        }
        setOutcome(shown)
        return shown
      } finally {
        if (abort.current === controller) setRunning(false)
      }
    },
    [store, fetch, backend],
  )

  const stopAi = useCallback(() => aiAbort.current?.abort(), [])
  return { running, outcome, run, stopAi, clear }
}
