import { Suspense, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Backend } from '#web/ai/backend.ts'
import { NetworkProblem } from '#web/api/problem.ts'
import { showModelChoice } from '#web/components/ai/model-choice.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { nameOf } from '#web/components/record/record-words.ts'
import { HEADINGS } from '#web/components/shell/headings.ts'
import { PageHead } from '#web/components/shell/page-head.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { whenIdle } from '#web/components/when-idle.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { engine } from '#web/worker/client.ts'
import { failed, isStop, reasonOf } from './failure.ts'
import { FileCaption, FileLine, OtherFile } from './file-line.tsx'
import { Results } from './results.tsx'
import { ResultsHead } from './results-head.tsx'
import { loadFile, type ResumeFile, unreadable } from './resume-file.ts'
import { Proposal } from './role-choice.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { type Sendable, type Subject, subjectOf } from './subject.ts'
import { isSent, type Target, targetOfRecord } from './target.ts'
import { t } from './texts.ts'
import { UploadArea } from './upload-area.tsx'
import { useAnalysis } from './use-analysis.ts'
import { useDoubt } from './use-doubt.ts'
import { useKeptAnalysis } from './use-kept-analysis.ts'
import { useKnownResume } from './use-known-resume.ts'
import { useLikelyRole } from './use-likely-role.ts'
import { useOpenedFile } from './use-opened-file.ts'
import { useReading } from './use-reading.ts'
import { useResumeDrop } from './use-resume-drop.ts'
import { useTarget } from './use-target.ts'
import { useUnfinishedFile } from './use-unfinished-file.ts'

const AiPart = lazyPart(() => import('./ai-part.tsx'))
const PhotoPages = lazyPart(() => import('./photos/photo-pages.tsx'))

const heading = HEADINGS.analyzer
/** The width of results. Nothing that stands there before them is moved: what comes is new. */
const WHOLE_WIDTH = 'mx-auto w-full max-w-[1440px] px-4 sm:px-8'
/** On a phone what is thought of the file comes between it and the settings: they do not move for it. */
const KEEPS_ROOM = 'max-lg:min-h-62'

export default function Analyzer() {
  const store = useStore()
  const { fetch } = useSession()
  const toast = useToast()
  const [file, setFile] = useState<ResumeFile | null>(null)
  /** The file that was chosen just now, until it is known whether it can be read. */
  const [chosen, setChosen] = useState<ResumeFile | null>(null)
  const [problem, setProblem] = useState('')
  /** Pictures of pages that are being made ready; null while there are none. */
  const [pictures, setPictures] = useState<File[] | null>(null)
  const {
    target,
    setTarget,
    adopt,
    known: begun,
    unchosen,
    lastPosting,
    chosenFor,
    remember,
  } = useTarget(store)
  const [backend, setBackend] = useState<Backend | null>(null)
  const { reading, start, clear: stopReading, finished } = useReading(store.resumes.correctionsOf)
  const {
    running,
    outcome,
    run,
    stopAi,
    correct,
    correctJob,
    correcting,
    reopen,
    addPages,
    clear: clearOutcome,
  } = useAnalysis({ store, fetch, backend: target.type === 'ai' ? backend : null })
  const [setupOpen, setSetupOpen] = useState(false)
  const setup = useId()
  const results = useRef<HTMLHeadingElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const yours = useRef<HTMLElement>(null)

  // The page first: nobody drops a file before it can be seen.
  useEffect(() => whenIdle(() => void engine.warm()), [])

  // As soon as they are there, and only then: keeping them goes on behind, and must not take the focus away again.
  const shown = outcome?.id
  useLayoutEffect(() => {
    if (!shown) return
    setSetupOpen(false)
    window.scrollTo(0, 0)
    results.current?.focus({ preventScroll: true })
  }, [shown])

  const { opening, reopened, leave } = useKeptAnalysis(store, outcome?.keptAs ?? '', {
    refuse: setProblem,
    show: async (kept, signal) => {
      const { resume, facts, corrections = [] } = kept.body
      const known = { name: nameOf(kept.record), resume, facts, corrections }
      const loaded = kept.file && (await loadFile(kept.file))
      if (signal.aborted) return
      adopt(targetOfRecord(kept.record))
      if (!loaded) return reopen(kept, { ...known, hash: '', here: null })
      setFile(loaded)
      start(loaded)
      // Reading the file again takes longer than showing what was kept of it.
      reopen(kept, { ...known, hash: loaded.hash, here: { file: loaded, document: null } })
    },
  })

  const [address] = useState(() => new URLSearchParams(location.search))
  const unfinished = useUnfinishedFile(store, {
    wanted: !address.has('analysis') && !address.has('resumeId'),
    take: (file) => takeAgain(file),
  })
  const take = useCallback(
    async (chosen: File, isNew: boolean) => {
      leave()
      const loaded = await loadFile(chosen)
      setProblem('')
      clearOutcome()
      setPictures(null)
      setFile(loaded)
      start(loaded)
      if (!isNew) return
      setChosen(loaded)
      unfinished.keep(loaded)
    },
    [leave, clearOutcome, start, unfinished],
  )
  // A file that the reader refuses is never called uploaded.
  const accepted =
    reading.state === 'read' ||
    reading.state === 'password' ||
    ('recognizing' in reading && reading.recognizing)
  useEffect(() => {
    if (!chosen || reading.state === 'none' || (reading.state === 'reading' && !accepted)) return
    setChosen(null)
    if (accepted && chosen === file) toast.success(t.fileUploadedSuccessfully({ name: chosen.name }))
  }, [chosen, accepted, reading.state, file, toast])
  /** Said where the file is chosen, and there alone. */
  const reject = useCallback((message: string) => {
    setProblem(message)
    setSetupOpen(true)
  }, [])
  const taking = useCallback(
    (chosen: File, isNew: boolean) =>
      void take(chosen, isNew).catch((error: unknown) => {
        console.error('The file could not be opened', error)
        reject(unreadable())
      }),
    [take, reject],
  )
  const takeFile = (chosen: File) => taking(chosen, true)
  const takeAgain = useCallback((known: File) => taking(known, false), [taking])
  // What was analyzed is kept with its analysis.
  const keptAs = outcome?.keptAs
  useEffect(() => {
    if (keptAs && keptAs !== address.get('analysis')) unfinished.letGo()
  }, [keptAs, address, unfinished])
  // Its pages come after the result where that was kept before, or came from the server.
  const read = reading.state === 'read' ? reading : null
  useEffect(() => {
    if (shown && file && read) addPages(file.hash, read.document, read.password)
  }, [shown, file, read, addPages])
  const known = useKnownResume(store, takeAgain, reopened)
  const takePictures = (chosen: File[]) => {
    leave()
    setProblem('')
    setSetupOpen(true)
    if (pictures === null) {
      unfinished.letGo()
      stopReading()
      clearOutcome()
      setFile(null)
    }
    setPictures(chosen)
  }
  const drop = useResumeDrop({ onFile: takeFile, onPictures: takePictures, onRejected: reject })
  useOpenedFile(drop.offer, reject)
  const remove = () => {
    unfinished.letGo()
    stopReading()
    clearOutcome()
    setProblem('')
    flushSync(() => setFile(null))
    chooser.current?.focus()
  }

  /** As the person has corrected it since. */
  const readBefore = (): Subject | null => (outcome?.subject.here?.document ? outcome.subject : null)
  const subject = async (): Promise<Subject> => {
    const read = readBefore()
    if (read) return read
    const elsewhere = known.subject ?? outcome?.subject
    if (!file && elsewhere) return elsewhere
    if (!file) throw new Error(t.pleaseUploadAResumeFile)
    return subjectOf(file, await finished(), reading.state === 'read' ? reading.password : undefined)
  }
  const toSend = (): Sendable | null => {
    if (!file || reading.state !== 'read') return file && { file, read: null }
    const { document, password } = reading
    return { file, password, read: readBefore() ?? subjectOf(file, document, password) }
  }

  const readThere = file ? null : (known.subject?.resume ?? null)
  /** Whose resume it is, once that is read; empty where nobody can tell. */
  const owner = () =>
    subject().then(
      ({ resume }) => resume.name,
      () => '',
    )
  const likely = useLikelyRole(reading.state === 'read' ? reading.document.resume : readThere)
  const nameThere = reading.state === 'read' ? reading.document.resume?.name : readThere?.name
  const othersPosting = lastPosting && chosenFor !== undefined && chosenFor !== nameThere
  const { checking, doubted, doubts } = useDoubt({ unchosen, chosenFor, likely })
  const ready = file !== null || known.subject !== null || outcome !== null
  const analyze = async (as: Target, insist = false) => {
    if (!ready) return toast.error(t.pleaseUploadAResumeFile)
    setProblem('')
    // Insisting is about what is on the screen, wherever it was read.
    const before = insist && outcome ? outcome.subject : null
    try {
      if (!outcome && (await doubts(as, async () => (await subject()).resume))) return
      remember(as, owner(), as === doubted)
      const { aiProblem } = await run(
        { subject: before ? async () => before : subject, toSend: toSend() },
        as,
        { insist },
      )
      if (!aiProblem) toast.success(t.analysisCompletedSuccessfully)
      // It stands at the head of the results: who has read on is told where they are.
      else if (aiProblem.code !== 'cancelled' && scrollY > innerHeight / 2)
        toast.error(t.theAiAnalysisFailedThe)
    } catch (error) {
      if (isStop(error)) return
      const reason = reasonOf(error)
      if (reason === failed()) console.error('The analysis failed', error)
      const away = error instanceof NetworkProblem ? [`${error.message}.`] : []
      // What is asked of the server can be done here, with the same result.
      const instead = away.length > 0 && isSent(as) ? [t.switchOffRunOnThe] : []
      // The toast says what failed, the line beside the file what to do about it.
      reject([...away, ...instead].join(' '))
      toast.error(reason)
    }
  }

  const asked = doubted === target && likely !== undefined && unchosen !== null
  const proposal = (onChange: (target: Target) => void) => (
    <Proposal
      target={target}
      likely={likely}
      unchosen={unchosen}
      othersPosting={othersPosting}
      onChange={onChange}
    />
  )
  const choose = (chosen: Target) => {
    setTarget(chosen)
    void analyze(chosen)
  }
  const changeJob = (description: string) => {
    const changed: Target = { ...target, description, descriptionOpen: true }
    setTarget(changed)
    remember(changed, owner())
    correctJob(description)
  }
  const analyzeOnServer = () => {
    const there: Target = { ...target, type: 'standard', onServer: true }
    setTarget(there)
    void analyze(there)
  }

  const noModel = target.type === 'ai' && !backend
  const blocked = reading.state === 'password' || (reading.state === 'failed' && !isSent(target))
  const chooseModel = () => {
    flushSync(() => setSetupOpen(true))
    showModelChoice()
  }
  return (
    <div
      data-toast-room={outcome ? '' : undefined}
      data-toasts-at-foot={outcome ? '' : undefined}
      className={outcome ? 'py-6' : heading.pad}
    >
      <input {...drop.inputProps} />
      {outcome ? (
        <div key="results" className={WHOLE_WIDTH}>
          <h1 className="text-sm font-medium text-ink-soft max-sm:pb-1 max-[23rem]:pb-7">{heading.title}</h1>
          <ResultsHead
            outcome={outcome}
            heading={results}
            setup={{ id: setup, open: setupOpen, onToggle: () => setSetupOpen(!setupOpen) }}
          >
            {file && <FileCaption file={file} onRemove={remove} />}
          </ResultsHead>
        </div>
      ) : (
        <div className="page">
          <PageHead title={heading.title} lead={heading.lead} />
        </div>
      )}
      <div
        id={setup}
        hidden={outcome !== null && !setupOpen}
        className={outcome ? `print:hidden ${WHOLE_WIDTH}` : 'page'}
      >
        <div
          className={`grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] ${outcome ? 'mt-6 border-y border-line py-8' : 'mt-8'}`}
        >
          <section
            ref={yours}
            tabIndex={-1}
            aria-label={t.yourResume2}
            className={file && unchosen && !outcome ? KEEPS_ROOM : undefined}
          >
            {pictures ? (
              <Suspense fallback={<p className="text-ink-soft">{t.opening}</p>}>
                <PhotoPages
                  added={pictures}
                  onChoose={drop.choose}
                  onDone={takeFile}
                  onCancel={() => setPictures(null)}
                />
              </Suspense>
            ) : file ? (
              <>
                <FileLine
                  file={file}
                  reading={reading}
                  onRemove={remove}
                  onPassword={(password) => start(file, password)}
                  onServer={analyzeOnServer}
                  onRecognize={() => start(file, reading.state === 'read' ? reading.password : undefined)}
                />
                <OtherFile dragging={drop.dragging} onChoose={drop.choose} />
              </>
            ) : (
              <UploadArea
                dragging={drop.dragging}
                chooser={chooser}
                onChoose={drop.choose}
                onCamera={() => takePictures([])}
                problem={problem || known.problem}
              />
            )}
            {file && problem && !(reading.state === 'failed' && reading.message === problem) && (
              <p role="alert" className="mt-2 text-poor">
                {problem}
              </p>
            )}
            {!file && known.subject && (
              <p className="mt-3">
                {fill(t.readyToAnalyseAgainFrom, {
                  name: <bdi className="font-medium">{known.subject.name}</bdi>,
                })}
              </p>
            )}
            {!pictures && !asked && <div className="mt-4">{proposal(setTarget)}</div>}
          </section>
          <section aria-label={t.settings} className={begun ? undefined : 'invisible'}>
            <SettingsPanel
              target={target}
              onChange={setTarget}
              likely={likely}
              unchosen={unchosen}
              lastPosting={lastPosting}
              othersPosting={othersPosting}
              disabled={!ready || blocked}
              hint={ready ? noModel && t.aiAnalysisNeedsAModel : t.pleaseUploadAResumeFile}
              running={running || checking}
              onAnalyze={() => void analyze(target)}
              asked={asked}
              onChoose={choose}
              blocked={noModel}
              aiChoice={
                <Suspense fallback={<p className="text-ink-soft">{t.lookingForAModel}</p>}>
                  <AiPart
                    onBackend={setBackend}
                    onStandard={() => setTarget((was) => ({ ...was, type: 'standard' }))}
                  />
                </Suspense>
              }
            />
          </section>
        </div>
      </div>
      {outcome ? (
        <section aria-label={t.results} className={`mt-6 ${WHOLE_WIDTH}`}>
          {unchosen && !setupOpen && (othersPosting || likely?.name !== target.role) && (
            <div className="mb-6 max-w-xl print:hidden">{proposal(choose)}</div>
          )}
          <Results
            outcome={outcome}
            correct={correct}
            correcting={correcting}
            onJobText={changeJob}
            opening={reading.state === 'reading'}
            onAgain={(options) => void analyze(target, options?.insist)}
            onChooseModel={chooseModel}
            onStopAi={stopAi}
            onReadPictures={() => {
              flushSync(() => setSetupOpen(true))
              yours.current?.focus()
            }}
          />
        </section>
      ) : (
        <section key="none" aria-label={t.results} className={begun ? 'page mt-12' : 'page mt-12 invisible'}>
          <p className="border-t border-line py-12 text-center text-ink-soft">
            {opening ? t.openingYourAnalysis : t.uploadAResumeAndClick}
          </p>
        </section>
      )}
    </div>
  )
}
