import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { uuidv7 } from 'uuidv7'
import { errorText } from '#shared/error-text.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { AnalysisView } from '#web/components/analysis/analysis-view.tsx'
import { dayOf } from '#web/components/analysis/day.ts'
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
import { emptyInbox, leaveFiles } from '#web/pwa/inbox.ts'
import { useSession } from '#web/session/session.tsx'
import type { AccountStore } from '#web/store/store.ts'
import { engine } from '#web/worker/client.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import { NO_JOB, readFile, readSample, SAMPLE_JOB } from './load-sample.ts'
import { POSTING, SAMPLE_AS_OF } from './posting.ts'
import { t } from './texts.ts'
import { useOwnFile } from './use-own-file.ts'

const heading = HEADINGS.sample
const KEEP = 'keep'
/** Where one comes back to after registering: it is analyzed again, with the same result, and kept. */
const back = (keeps: 'sample' | 'own'): FromState => ({ from: `/sample?${KEEP}=${keeps}`, keeps })

interface Analyzed {
  id: string
  subject: Subject
  result: AnalysisResult
  job: JobRequest
}

async function analyze(own: File | null, signal: AbortSignal): Promise<Analyzed> {
  const subject = own ? await readFile(own, signal) : await readSample(signal)
  const { resume, facts } = subject
  const [job, asOf] = own ? [NO_JOB, dayOf(new Date())] : [SAMPLE_JOB, SAMPLE_AS_OF]
  return { id: uuidv7(), subject, job, result: await engine.score({ resume, facts, job, asOf }) }
}

interface HeadProps {
  own: File | null
  /** Whose resume it is, once that was read. */
  name: string | undefined
  children: ReactNode
}

const Head = ({ own, name, children }: HeadProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div>
      <PageHead
        title={own ? <bdi>{name || own.name}</bdi> : heading.title}
        lead={own ? t.thisAnalysisIsMadeOn : heading.lead}
      />
    </div>
    <div className="flex flex-wrap gap-2 print:hidden">{children}</div>
  </div>
)

/** A whole analysis without an account: of an invented person for an invented job, or of a file of one's own. */
export default function Sample() {
  const { account } = useSession()
  const store = account?.store ?? null
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const keeps = search.get(KEEP)
  const toKeep = keeps !== null
  const { own, waits, refused, drop } = useOwnFile(keeps, () => void navigate('/analyzer', { replace: true }))
  const [analyzed, setAnalyzed] = useState<Analyzed | null>(null)
  const [notKept, setNotKept] = useState('')
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try analyzes once
  useEffect(() => {
    if (waits) return
    const stop = new AbortController()
    setFailure('')
    setAnalyzed(null)
    analyze(own, stop.signal).then(
      (made) => !stop.signal.aborted && setAnalyzed(made),
      (error: Error) => !stop.signal.aborted && setFailure(error.message),
    )
    return () => stop.abort()
  }, [own, waits, tries])

  const keep = async (into: AccountStore, made: Analyzed) => {
    const createdAt = new Date().toISOString()
    const problem = await keepOutcome(into, { ...made, resumeId: '', createdAt, stored: false })
    setNotKept(problem)
    if (problem) return
    if (keeps === 'own') await emptyInbox()
    // Closing the details leads to the list, not back to where it would be kept once more.
    await navigate('/history', { replace: toKeep })
    await navigate(`/history/${made.id}`)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once, when there is a result and somebody to keep it for
  useEffect(() => {
    if (toKeep && store && analyzed) void keep(store, analyzed)
  }, [toKeep, store, analyzed])

  /** It waits on the device for who registers, as a file that was shared to the app does. */
  const keepOwn = async (file: File) => {
    try {
      await leaveFiles([file])
      await navigate('/register', { state: back('own') })
    } catch (problem) {
      setNotKept(errorText(problem))
    }
  }
  const keepThis =
    store && analyzed ? (
      <Button variant="primary" onClick={() => void keep(store, analyzed)}>
        {t.keepThis}
      </Button>
    ) : own ? (
      <Button variant="primary" onClick={() => void keepOwn(own)}>
        {t.keepThis}
      </Button>
    ) : (
      <Link to="/register" state={back('sample')} className={buttonStyle('primary')}>
        {t.keepThis}
      </Link>
    )
  return (
    <div className={`mx-auto w-full max-w-[1440px] px-4 sm:px-8 ${heading.pad}`}>
      <input {...drop.inputProps} />
      <Head own={own} name={analyzed?.subject.resume.name}>
        {store ? (
          <Link to="/analyzer" className={buttonStyle()}>
            {t.analyzeYourOwn}
          </Link>
        ) : (
          <Button onClick={drop.choose}>{own ? t.analyzeAnother : t.analyzeYourOwn}</Button>
        )}
        {analyzed && keepThis}
      </Head>
      {drop.dragging && <p className="mt-4 font-medium">{t.letGoToReadThis}</p>}
      {refused && (
        <p role="alert" className="mt-4 text-poor">
          {refused}
        </p>
      )}
      <section aria-label={t.results} className="mt-6">
        {failure && (
          <LoadFailure
            text={own ? t.thisFileCouldNotBe : t.theSampleCouldNotBe}
            why={failure}
            safe=""
            onRetry={() => setTries(tries + 1)}
          />
        )}
        {!failure && !analyzed && <Spinner label={own ? t.readingYourResume : t.readingTheSample} />}
        {analyzed && (
          <>
            {!own && (
              <details className="border-t border-line py-3">
                <summary className="cursor-pointer font-medium">{t.theJobPostingItIs}</summary>
                <p className="measure mt-3 whitespace-pre-line text-sm text-ink-soft">{POSTING}</p>
              </details>
            )}
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
