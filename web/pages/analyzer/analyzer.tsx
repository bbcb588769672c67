import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Backend } from '#web/ai/backend.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { engine } from '#web/worker/client.ts'
import { FileLine } from './file-line.tsx'
import { Results } from './results.tsx'
import { loadFile, type ResumeFile } from './resume-file.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { type Subject, subjectOf } from './subject.ts'
import { initialTarget, type Target } from './target.ts'
import { UploadArea } from './upload-area.tsx'
import { useAnalysis } from './use-analysis.ts'
import { useKnownResume } from './use-known-resume.ts'
import { useOpenedFile } from './use-opened-file.ts'
import { useReading } from './use-reading.ts'

const AiPart = lazyPart(() => import('./ai-part.tsx'))

const FAILED = 'Analysis failed. Please try again.'

export default function Analyzer() {
  const store = useStore()
  const { fetch } = useSession()
  const toast = useToast()
  const [file, setFile] = useState<ResumeFile | null>(null)
  const [problem, setProblem] = useState('')
  const [target, setTarget] = useState<Target>(initialTarget)
  const [backend, setBackend] = useState<Backend | null>(null)
  const { reading, start, clear: stopReading, finished } = useReading()
  const {
    running,
    aiProgress,
    outcome,
    run,
    stopAi,
    clear: clearOutcome,
  } = useAnalysis({ store, fetch, backend: target.type === 'ai' ? backend : null })
  const results = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void engine.warm()
  }, [])

  // As soon as they are there, and only then: keeping them goes on behind, and must not take the focus away again.
  const shown = outcome?.id
  useEffect(() => {
    if (shown) results.current?.focus()
  }, [shown])

  const take = useCallback(
    async (chosen: File) => {
      const loaded = await loadFile(chosen)
      setProblem('')
      clearOutcome()
      setFile(loaded)
      start(loaded)
      toast.success(`File "${loaded.name}" uploaded successfully!`)
    },
    [clearOutcome, start, toast],
  )
  const takeFile = useCallback((chosen: File) => void take(chosen), [take])
  const known = useKnownResume(store, takeFile)
  const reject = (message: string) => {
    setProblem(message)
    toast.error(message)
  }
  useOpenedFile(takeFile, reject)
  const remove = () => {
    stopReading()
    clearOutcome()
    setFile(null)
  }

  const subject = async (): Promise<Subject> => {
    if (!file && known.subject) return known.subject
    if (!file) throw new Error('Please upload a resume file first')
    return subjectOf(file, await finished(), reading.state === 'read' ? reading.password : undefined)
  }

  const analyze = async (insist = false) => {
    if (!file && !known.subject) return toast.error('Please upload a resume file first')
    try {
      await run(subject, target, { insist })
      toast.success('Analysis completed successfully!')
    } catch (error) {
      if ((error as Error).name === 'AbortError') return
      reject((error as Error).message || FAILED)
    }
  }

  const ready = file !== null || known.subject !== null
  const blocked = reading.state === 'password' || reading.state === 'failed'
  return (
    <div className={`mx-auto w-full px-4 py-8 sm:px-8 ${outcome ? 'max-w-[1440px]' : 'max-w-[1184px]'}`}>
      <h1 tabIndex={-1} className="font-serif text-3xl outline-none">
        Resume Analyzer
      </h1>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label="Your resume">
          {file ? (
            <FileLine
              file={file}
              reading={reading}
              onRemove={remove}
              onPassword={(password) => start(file, password)}
            />
          ) : (
            <UploadArea onFile={takeFile} onRejected={reject} problem={problem || known.problem} />
          )}
          {file && problem && (
            <p role="alert" className="mt-2 text-poor">
              {problem}
            </p>
          )}
          {!file && known.subject && (
            <p className="mt-3">
              Ready to analyse <bdi className="font-medium">{known.subject.name}</bdi> again, from what was
              read of it. The file itself is on another device.
            </p>
          )}
        </section>
        <section aria-label="Settings">
          <SettingsPanel
            target={target}
            onChange={setTarget}
            disabled={!ready || blocked}
            running={running}
            onAnalyze={() => void analyze()}
            blocked={target.type === 'ai' && !backend}
            aiChoice={
              <Suspense fallback={<p className="text-ink-soft">Looking for a model …</p>}>
                <AiPart
                  onBackend={setBackend}
                  onStandard={() => setTarget((was) => ({ ...was, type: 'standard' }))}
                  progress={aiProgress}
                  onStop={stopAi}
                />
              </Suspense>
            }
          />
        </section>
      </div>
      <section aria-label="Results" className="mt-12">
        {outcome?.result.notices.some((notice) => notice.code === 'not_a_resume') && (
          <p className="mb-6 flex flex-wrap items-center gap-3">
            If it is one after all:
            <Button onClick={() => void analyze(true)}>Score it anyway</Button>
          </p>
        )}
        {outcome ? (
          <Results outcome={outcome} heading={results} onAgain={() => void analyze()} />
        ) : (
          <p className="border-t border-line py-12 text-center text-ink-soft">
            Upload a resume and click analyze to see results here
          </p>
        )}
      </section>
    </div>
  )
}
