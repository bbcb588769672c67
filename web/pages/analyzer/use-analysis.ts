import { useCallback, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { AiError } from '#shared/ai/errors.ts'
import type { AiAnalysis, AnalysisResult, AnalysisType } from '#shared/schema/analysis.ts'
import type { Backend } from '#web/ai/backend.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { part } from '#web/api/part.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import type { AccountStore } from '#web/store/store.ts'
import { engine } from '#web/worker/client.ts'
import { keepAnalysis, keepFile, keepUpload } from './keep.ts'
import type { Sendable, Subject } from './subject.ts'
import { isSent, jobOf, type Target } from './target.ts'

export interface Outcome {
  id: string
  subject: Subject
  result: AnalysisResult
  jobDescription: string
  /** Why it could not be kept on this device; empty when it was. */
  notKept: string
  /** Why the model's part is missing; the standard result stands without it. */
  aiProblem: AiError | null
}

export interface AiProgress {
  part: number
  of: number
  chars: number
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
  /** How far the model is; null while none is at work. */
  aiProgress: AiProgress | null
  outcome: Outcome | null
  /** Rejects with what went wrong; the caller says it. */
  run: (source: Source, target: Target, options?: RunOptions) => Promise<Outcome>
  /** Ends the model's part; the standard result stays. */
  stopAi: () => void
  clear: () => void
}

const NO_AI: { aiAnalysis: AiAnalysis | null; aiProblem: AiError | null } = {
  aiAnalysis: null,
  aiProblem: null,
}

export function useAnalysis({ store, fetch, backend }: Deps): AnalysisControl {
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const abort = useRef<AbortController | null>(null)
  const aiAbort = useRef<AbortController | null>(null)
  const [aiProgress, setAiProgress] = useState<AiProgress | null>(null)

  const clear = useCallback(() => {
    abort.current?.abort()
    setOutcome(null)
  }, [])

  const askModel = useCallback(
    async (standard: AnalysisResult, subject: Subject, jobText: string) => {
      if (!backend) return { aiAnalysis: null, aiProblem: new AiError('failed') }
      const controller = new AbortController()
      aiAbort.current = controller
      setAiProgress({ part: 1, of: 1, chars: 0 })
      try {
        const onProgress = (part: number, of: number, text: string) =>
          setAiProgress({ part, of, chars: text.length })
        const input = { resume: subject.resume, jobText, standard }
        const aiAnalysis = await backend.analyze(input, { signal: controller.signal, onProgress })
        return { aiAnalysis, aiProblem: null }
      } catch (error) {
        return {
          aiAnalysis: null,
          aiProblem: error instanceof AiError ? error : new AiError('failed', { cause: error }),
        }
      } finally {
        setAiProgress(null)
      }
    },
    [backend],
  )

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
        const { aiAnalysis, aiProblem } =
          target.type === 'ai' ? await askModel(standard, subject, job.jobDescription) : NO_AI
        signal.throwIfAborted()
        const result = { ...standard, aiAnalysis }
        const type: AnalysisType = aiAnalysis ? 'ai' : 'standard'
        const shown: Outcome = {
          id,
          subject,
          result,
          jobDescription: job.jobDescription,
          notKept: '',
          aiProblem,
        }
        setOutcome(shown)
        try {
          const resumeId = made.resumeId || (await keepUpload(store, subject))
          const createdAt = now.toISOString()
          await keepAnalysis(store, { id, resumeId, subject, result, type, job, createdAt, stored })
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
    [store, fetch, askModel],
  )

  const stopAi = useCallback(() => aiAbort.current?.abort(), [])
  return { running, aiProgress, outcome, run, stopAi, clear }
}
