import { Suspense, useCallback, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useMedia } from '#web/components/ui/use-media.ts'
import { useStore } from '#web/session/use-store.ts'
import { Preview } from '../preview/preview.tsx'
import { t } from '../texts.ts'
import { Downloads } from './downloads.tsx'
import type { DraftControl } from './draft/draft-session.ts'
import { useDraft } from './draft/use-draft.ts'
import { Head, JUMP, ON_A_PHONE } from './head.tsx'
import { Progress } from './progress.tsx'
import { SavedState } from './saved-state.tsx'
import { ScorePanel } from './score/score-panel.tsx'
import { scoreOf, useDraftScore } from './score/use-draft-score.ts'
import { PersonalStep } from './steps/personal.tsx'
import type { StepProps } from './steps/step-props.ts'
import { labelOfStep, STEPS, type StepPath, stepIndex } from './steps.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type Load = () => Promise<{ default: React.ComponentType<StepProps> }>
const part = (load: Load) => ({ load, Form: lazyPart(load) })

const LATER: Record<Exclude<StepPath, 'personal'>, ReturnType<typeof part>> = {
  summary: part(() => import('./steps/summary.tsx')),
  education: part(() => import('./steps/education.tsx')),
  experience: part(() => import('./steps/experience.tsx')),
  projects: part(() => import('./steps/projects.tsx')),
  skills: part(() => import('./steps/skills.tsx')),
  review: part(() => import('./steps/review.tsx')),
}

/** The page and its score come first. */
const WARM_MS = 800

/** The other steps are fetched before anybody comes to them. */
function useWarmSteps() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { load } of Object.values(LATER))
        load().catch((error: unknown) => console.info('A step is not here yet:', error))
    }, WARM_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** Each step has its own name in the tab and in the browser's list of pages. */
function useTitle(step: string) {
  useEffect(() => {
    const before = document.title
    document.title = `${step} – ${before}`
    return () => {
      document.title = before
    }
  }, [step])
}

/** Its effect runs when the form beside it is there, which may have to be fetched. */
function Arrival({ arrive }: { arrive: () => void }) {
  useEffect(arrive, [arrive])
  return null
}

function show(part: HTMLElement | null) {
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

function Open({ id, control }: { id: string; control: DraftControl }) {
  const { step: path } = useParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  const toast = useToast()
  const isPhone = useMedia(ON_A_PHONE)
  const current = stepIndex(path)
  const step = STEPS[current] ?? 'personal'
  const Form = step === 'personal' ? PersonalStep : LATER[step].Form
  const { draft, change } = control
  const { result, job, before, problem } = useDraftScore(draft)
  const latest = useRef(draft)
  latest.current = draft
  const judged = useCallback(async () => (await scoreOf(latest.current)).bullets, [])
  const { title, wish, arrive } = useFieldFocus(step)
  const score = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever came from another page had the focus on the heading that stood here while the resume was loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each resume
  useEffect(() => {
    if (key !== 'default' && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [])
  useTitle(labelOfStep(step))
  useWarmSteps()
  useUndoKeys(control)
  const goTo = (index: number) => navigate(`/builder/${id}/${STEPS[index] ?? 'personal'}`)

  const save = async () => {
    try {
      await control.save()
      toast.success(t.resumeSavedSuccessfully)
    } catch {
      toast.error(t.failedToSaveResume)
    }
  }
  const goToField = useCallback(
    (target: StepPath, field: string) => {
      wish(target, field)
      navigate(`/builder/${id}/${target}`)
    },
    [wish, navigate, id],
  )

  const fit = useCallback(
    (fitTo: number) => change('layout', (d) => ({ ...d, layout: { ...d.layout, fitTo } })),
    [change],
  )

  return (
    <div className="mx-auto w-full max-w-[1680px] px-4 py-2 sm:px-8 sm:py-6 print:max-w-none print:p-0">
      <Head
        id={id}
        control={control}
        heading={heading}
        score={result?.overall_score}
        onScore={() => show(score.current)}
        onPreview={() => show(pages.current)}
        onSave={() => void save()}
      />
      {/* Why, and the way out, stand beside it as long as the device refuses. */}
      <div className="print:hidden">
        <Progress id={id} current={current} draft={draft} />
      </div>
      {/* Form, page and score side by side; where there is no room for three, the score stands under the form. */}
      <div className="mt-4 sm:mt-6 grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] min-[87.5rem]:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,3fr)] min-[87.5rem]:grid-rows-1 print:mt-0 print:block">
        <section
          aria-labelledby="step-title"
          className="print:hidden min-w-0 [&_:is(input,textarea,select,button,summary)]:scroll-mb-24"
        >
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 max-sm:mb-2">
            <h2 id="step-title" ref={title} tabIndex={-1} className="font-serif text-xl outline-none">
              {labelOfStep(step)}
            </h2>
            {isPhone && (
              <div className="flex items-center gap-x-4">
                <SavedState saving={control.saving} draft={draft} />
                <button type="button" className={JUMP} onClick={() => void save()}>
                  {t.saveResume}
                </button>
              </div>
            )}
          </div>
          {/* As high as a window: what stands under it does not move when the step comes. */}
          <Suspense
            fallback={
              <p role="status" aria-busy="true" className="min-h-screen">
                {t.loading}
              </p>
            }
          >
            {/* A short form too leaves the bar below at the window's edge, where it stood while the form was fetched. */}
            <div className="min-h-[calc(100vh-22rem)]">
              <Form draft={draft} change={change} judged={judged} />
            </div>
            <Arrival arrive={arrive} />
          </Suspense>
          {/* In view at every step and at every length of it. */}
          <div
            data-foot
            className="@container sticky bottom-0 z-20 -mx-4 mt-8 flex max-h-[60vh] flex-wrap items-center gap-2 overflow-y-auto border-t border-line bg-paper px-4 py-3 max-sm:[&_button]:px-2 max-sm:[&_button]:text-sm max-[22rem]:gap-1 max-[22rem]:[&_button]:px-1 sm:gap-3"
          >
            <Button variant="secondary" disabled={current === 0} onClick={() => goTo(current - 1)}>
              {t.previous}
            </Button>
            {current < STEPS.length - 1 && (
              <Button variant="secondary" onClick={() => goTo(current + 1)}>
                {t.next}
              </Button>
            )}
            <Downloads draft={draft} control={control} onGoTo={goToField} />
          </div>
        </section>
        <div
          ref={score}
          tabIndex={-1}
          className="print:hidden min-w-0 outline-none lg:col-start-1 lg:row-start-2 min-[87.5rem]:sticky min-[87.5rem]:top-4 min-[87.5rem]:col-start-3 min-[87.5rem]:row-start-1 min-[87.5rem]:max-h-[calc(100vh-2rem)] min-[87.5rem]:self-start min-[87.5rem]:overflow-y-auto"
        >
          <ScorePanel
            draft={draft}
            change={change}
            result={result}
            job={job}
            before={before}
            problem={problem}
            step={step}
            onGoTo={goToField}
          />
        </div>
        <Preview ref={pages} draft={draft} forPaper={step === 'review'} onGoTo={goToField} onFit={fit} />
      </div>
    </div>
  )
}

/** A copy opens from within the original, at the same place of the page: each has a draft of its own. */
export default function Editor() {
  const { id = '' } = useParams()
  return <OneEditor key={id} id={id} />
}

function OneEditor({ id }: { id: string }) {
  const store = useStore()
  const control = useDraft(store, id)
  if (control === 'missing')
    return (
      <div className="mx-auto max-w-[68ch] px-4 py-16">
        <h1 className="font-serif text-3xl">{t.thisResumeIsNot}</h1>
        <p className="mt-3">{t.itWasDeletedOr}</p>
        <Link to="/builder" className="mt-4 inline-block text-pencil underline underline-offset-2">
          {t.yourResumes}
        </Link>
      </div>
    )
  if (control === 'loading')
    return (
      <div className="mx-auto min-h-[80vh] max-w-[1680px] px-4 py-6 sm:px-8">
        <h1 className="font-serif text-2xl text-ink-soft">{t.resumeBuilder}</h1>
        <p role="status" className="mt-4 text-ink-soft">
          {t.loadingTheResume}
        </p>
      </div>
    )
  return <Open id={id} control={control} />
}
