import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { uuidv7 } from 'uuidv7'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { AnalysisView } from '#web/components/analysis/analysis-view.tsx'
import type { FromState } from '#web/components/shell/guard.tsx'
import { HEADINGS } from '#web/components/shell/headings.ts'
import { PageHead } from '#web/components/shell/page-head.tsx'
import { Button, buttonStyle } from '#web/components/ui/button.tsx'
import { LoadFailure } from '#web/components/ui/load-failure.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { keepOutcome } from '#web/pages/analyzer/keep.ts'
import { pageSourceOf } from '#web/pages/analyzer/results.tsx'
import type { Subject } from '#web/pages/analyzer/subject.ts'
import { useSession } from '#web/session/session.tsx'
import type { AccountStore } from '#web/store/store.ts'
import { engine } from '#web/worker/client.ts'
import { readSample, SAMPLE_JOB } from './load-sample.ts'
import { POSTING, SAMPLE_AS_OF } from './posting.ts'
import { t } from './texts.ts'

const heading = HEADINGS.sample
/** Where one comes back to after registering: the sample is analyzed again, with the same result, and kept. */
const KEEP = 'keep'
const BACK: FromState = { from: `/sample?${KEEP}=yes`, keepsSample: true }

interface Analyzed {
  id: string
  subject: Subject
  result: AnalysisResult
}

async function analyzeSample(signal: AbortSignal): Promise<Analyzed> {
  const subject = await readSample(signal)
  const { resume, facts } = subject
  const result = await engine.score({ resume, facts, job: SAMPLE_JOB, asOf: SAMPLE_AS_OF })
  return { id: uuidv7(), subject, result }
}

/** A whole analysis without an account: of an invented person, for an invented job. */
export default function Sample() {
  const { account } = useSession()
  const store = account?.store ?? null
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const toKeep = search.has(KEEP)
  const [analyzed, setAnalyzed] = useState<Analyzed | null>(null)
  const [notKept, setNotKept] = useState('')
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try analyzes once
  useEffect(() => {
    const stop = new AbortController()
    setFailure('')
    analyzeSample(stop.signal).then(
      (made) => !stop.signal.aborted && setAnalyzed(made),
      (error: Error) => !stop.signal.aborted && setFailure(error.message),
    )
    return () => stop.abort()
  }, [tries])

  const keep = async (into: AccountStore, made: Analyzed) => {
    const createdAt = new Date().toISOString()
    const kept = { ...made, resumeId: '', job: SAMPLE_JOB, createdAt, stored: false }
    const problem = await keepOutcome(into, kept)
    setNotKept(problem)
    if (problem) return
    // Closing the details leads to the list, not back to where it would be kept once more.
    await navigate('/history', { replace: toKeep })
    await navigate(`/history/${made.id}`)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once, when there is a result and somebody to keep it for
  useEffect(() => {
    if (toKeep && store && analyzed) void keep(store, analyzed)
  }, [toKeep, store, analyzed])

  const keepThis =
    store && analyzed ? (
      <Button variant="primary" onClick={() => void keep(store, analyzed)}>
        {t.keepThis}
      </Button>
    ) : (
      <Link to="/register" state={BACK} className={buttonStyle('primary')}>
        {t.keepThis}
      </Link>
    )
  return (
    <div className={`mx-auto w-full max-w-[1440px] px-4 sm:px-8 ${heading.pad}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <PageHead title={heading.title} lead={heading.lead} />
        </div>
        {analyzed && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Link to={store ? '/analyzer' : '/register'} className={buttonStyle()}>
              {t.analyzeYourOwn}
            </Link>
            {keepThis}
          </div>
        )}
      </div>
      <section aria-label={t.results} className="mt-6">
        {failure && (
          <LoadFailure
            text={t.theSampleCouldNotBe}
            why={failure}
            safe=""
            onRetry={() => setTries(tries + 1)}
          />
        )}
        {!failure && !analyzed && <Spinner label={t.readingTheSample} />}
        {analyzed && (
          <>
            <details className="border-t border-line py-3">
              <summary className="cursor-pointer font-medium">{t.theJobPostingItIs}</summary>
              <p className="measure mt-3 whitespace-pre-line text-sm text-ink-soft">{POSTING}</p>
            </details>
            {notKept && (
              <Notice tone="poor" urgent>
                {t.theAnalysisCouldNotBe({ notKept })}
              </Notice>
            )}
            <AnalysisView
              result={analyzed.result}
              resume={analyzed.subject.resume}
              source={pageSourceOf(analyzed.subject)}
              name={analyzed.subject.name}
            />
          </>
        )}
      </section>
    </div>
  )
}
