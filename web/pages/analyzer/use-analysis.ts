import { useCallback, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { AiError } from '#shared/ai/errors.ts'
import { errorText } from '#shared/error-text.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import type { Backend } from '#web/ai/backend.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { part } from '#web/api/part.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import type { AccountStore } from '#web/store/store.ts'
import { engine } from '#web/worker/client.ts'
import type { ReadDocument } from '#web/worker/protocol.ts'
import { type AiRun, askModel } from './ai-run.ts'
import { type Kept, keepOutcome } from './keep.ts'
import { type Sendable, type Subject, subjectOf } from './subject.ts'
import { isSent, jobOf, type Target } from './target.ts'
import type { KeptAnalysis } from './use-kept-analysis.ts'

export interface Outcome {
  id: string
  /** The analysis on this device that holds what is shown; empty where it could not be kept. */
  keptAs: string
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
  /** Reads the file again with other corrections, and scores it; what was kept is kept anew. */
  correct: (change: (before: Correction[]) => Correction[]) => void
  correcting: boolean
  /** Scores once more for another text of the job; what was kept is kept anew. */
  correctJob: (jobDescription: string) => void
  /** Shows an analysis that was kept, as if it had just been made. */
  reopen: (kept: Pick<KeptAnalysis, 'record' | 'body'>, subject: Subject) => void
  /** The file of what is shown has been read again: its pages can be drawn, and its reading corrected. */
  addPages: (hash: string, document: ReadDocument, password?: string) => void
  clear: () => void
}

/** What a correction needs to do the same analysis again. */
interface Done extends Pick<Kept, 'id' | 'job' | 'createdAt'> {
  outcome: Outcome
  asOf: string
  insist: boolean
}

export function useAnalysis({ store, fetch, backend }: Deps): AnalysisControl {
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const abort = useRef<AbortController | null>(null)
  const aiAbort = useRef<AbortController | null>(null)
  const done = useRef<Done | null>(null)
  const queue = useRef(Promise.resolve())
  const [correcting, setCorrecting] = useState(false)

  const clear = useCallback(() => {
    abort.current?.abort()
    aiAbort.current?.abort()
    done.current = null
    setOutcome(null)
  }, [])

  const run = useCallback(
    async (source: Source, target: Target, { insist = false }: RunOptions = {}): Promise<Outcome> => {
      const controller = new AbortController()
      abort.current = controller
      const { signal } = controller
      done.current = null
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
          ...asKept(id, await keep(id, standard, stored)),
          aiRun: null,
          aiProblem: null,
        }
        signal.throwIfAborted()
        setOutcome(shown)
        const again = { job, createdAt, asOf, insist }
        if (target.type === 'standard') {
          done.current = { ...again, id, outcome: shown }
          return shown
        }
        const stop = new AbortController()
        aiAbort.current = stop
        const input = { resume: subject.resume, jobText: job.jobDescription, standard }
        const { aiAnalysis, aiProblem } = await askModel(backend, input, {
          signal: stop.signal,
          onRun: (aiRun) => signal.aborted || setOutcome({ ...shown, aiRun }),
        })
        signal.throwIfAborted()
        shown = { ...shown, aiProblem }
        let keptAs = id
        if (aiAnalysis) {
          keptAs = uuidv7()
          const result = { ...standard, aiAnalysis }
          shown = { ...shown, result, ...asKept(keptAs, await keep(keptAs, result, false)) }
          // Only now: until the whole is kept, its standard part is.
          const left = (error: unknown) => console.error('The standard part stays beside the whole', error)
          if (!shown.notKept) await store.analyses.remove(id).catch(left)
        }
        setOutcome(shown)
        done.current = { ...again, id: keptAs, outcome: shown }
        return shown
      } finally {
        if (abort.current === controller) setRunning(false)
      }
    },
    [store, fetch, backend],
  )

  const redo = useCallback((make: (was: Done) => Promise<Done>) => {
    const of = done.current?.outcome.id
    // One after the other: each goes on from what the one before it made.
    queue.current = queue.current.then(async () => {
      const was = done.current
      if (!was || was.outcome.id !== of) return
      setCorrecting(true)
      try {
        const now = await make(was)
        if (done.current?.outcome.id !== of) return
        done.current = now
        setOutcome(now.outcome)
      } catch (problem) {
        console.error('The analysis could not be corrected', problem)
        setOutcome({ ...was.outcome, notKept: errorText(problem) })
      } finally {
        setCorrecting(false)
      }
    })
  }, [])
  const correct = useCallback(
    (change: (before: Correction[]) => Correction[]) => redo((was) => corrected(store, was, change)),
    [redo, store],
  )
  const correctJob = useCallback(
    (jobDescription: string) => redo((was) => forJob(store, was, { ...was.job, jobDescription })),
    [redo, store],
  )

  const reopen = useCallback(
    ({ record, body: { result } }: Pick<KeptAnalysis, 'record' | 'body'>, subject: Subject) => {
      const { _id: id, createdAt, jobCategory, jobRole, jobDescription } = record
      const shown: Outcome = {
        id,
        keptAs: id,
        subject,
        result,
        jobDescription,
        notKept: '',
        aiRun: null,
        aiProblem: null,
      }
      const insist = result.notices.some(({ code }) => code === 'scored_anyway')
      const job = { jobCategory, jobRole, jobDescription }
      done.current = { id, job, createdAt, asOf: result.asOf, insist, outcome: shown }
      setOutcome(shown)
    },
    [],
  )

  const addPages = useCallback((hash: string, document: ReadDocument, password?: string) => {
    const withPages = (shown: Outcome): Outcome => {
      const { subject } = shown
      if (subject.hash !== hash || !subject.here || subject.here.document) return shown
      return { ...shown, subject: { ...subject, here: { ...subject.here, document, password } } }
    }
    // After what is being scored again: that started without the pages.
    queue.current = queue.current.then(() => {
      if (done.current) done.current = { ...done.current, outcome: withPages(done.current.outcome) }
      setOutcome((shown) => shown && withPages(shown))
    })
  }, [])

  const stopAi = useCallback(() => aiAbort.current?.abort(), [])
  return { running, outcome, run, stopAi, correct, correctJob, correcting, reopen, addPages, clear }
}

const asKept = (id: string, notKept: string) => ({ keptAs: notKept ? '' : id, notKept })

/** The analysis once more, of the file as it is read with the corrections; it takes the place of the one before. */
async function corrected(
  store: AccountStore,
  was: Done,
  change: (before: Correction[]) => Correction[],
): Promise<Done> {
  const { here, corrections: before } = was.outcome.subject
  if (!here) throw new Error('This needs the file, which is on another device.')
  const { bytes, name, hash } = here.file
  const { password } = here
  const corrections = change(before)
  const document = await engine.read({ bytes, name, hash, corrections, ...(password ? { password } : {}) })
  return rescored(store, {
    ...was,
    outcome: { ...was.outcome, subject: subjectOf(here.file, document, password) },
  })
}

/** The analysis once more, for another job. */
const forJob = (store: AccountStore, was: Done, job: Done['job']): Promise<Done> =>
  rescored(store, { ...was, job, outcome: { ...was.outcome, jobDescription: job.jobDescription } })

async function rescored(store: AccountStore, { outcome, asOf, insist, ...kept }: Done): Promise<Done> {
  const { subject } = outcome
  const { resume, facts } = subject
  const standard = await engine.score({ resume, facts, job: kept.job, asOf, insist })
  const result = { ...standard, aiAnalysis: outcome.result.aiAnalysis }
  const now = { ...kept, id: uuidv7() }
  const notKept = await keepOutcome(store, { ...now, resumeId: '', subject, result, stored: false })
  if (!notKept) await store.analyses.remove(kept.id)
  return { ...now, outcome: { ...outcome, result, ...asKept(now.id, notKept) }, asOf, insist }
}
