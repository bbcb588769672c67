import { type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useMedia } from '../ui/use-media.ts'
import { AiPanel } from './ai-panel.tsx'
import type { Correcting } from './correcting.ts'
import { FindingList } from './finding-list.tsx'
import { apartOf, findingsOf, linesOfFindings, marksByLine, passedOf, unjudgedOf } from './findings.ts'
import type { JobEditing } from './job-correcting.tsx'
import { type Light, useLight } from './light.ts'
import { MachineRead } from './machine-read.tsx'
import { PageProof, type PageSource } from './page-proof.tsx'
import { Passed } from './passed.tsx'
import { ReadHere } from './read-here.tsx'
import { t } from './result-texts.ts'
import { SkillsAnalysis } from './skills.tsx'
import { Verdict } from './verdict.tsx'

interface AnalysisViewProps {
  result: AnalysisResult
  resume: Resume
  /** The file's pages, where the file is on this device and is a PDF; else the read text stands in. */
  source: PageSource | null
  /** They are on their way. */
  opening?: boolean
  name: string
  /** How what was read can be corrected, where the file is here. */
  correcting?: Correcting | null | undefined
  /** What a person said of the reading. */
  corrections?: readonly Correction[] | undefined
  /** How what the posting asks can be corrected. */
  editing?: JobEditing | null | undefined
  /** What can be done about what the verdict says of the whole. */
  noticeAction?: ReactNode
  /** What a model is writing of it now, in the place of what it has written. */
  writing?: ReactNode
}

const NO_CORRECTIONS: readonly Correction[] = []
const WIDE = '(min-width: 1024px)'

const SIDES = {
  get page() {
    return t.page
  },
  get text() {
    return t.whatTheMachineRead
  },
} as const
type Side = keyof typeof SIDES

function SideSwitch({
  side,
  onSide,
  toPage,
}: {
  side: Side
  onSide: (side: Side) => void
  toPage: Ref<HTMLButtonElement>
}) {
  return (
    <div className="flex min-w-0 gap-4 text-sm">
      {(['page', 'text'] as const).map((id) => (
        <button
          key={id}
          ref={id === 'page' ? toPage : undefined}
          type="button"
          aria-pressed={side === id}
          onClick={() => onSide(id)}
          className={`min-h-9 border-b-2 text-start pointer-coarse:min-h-11 ${side === id ? 'border-pencil font-medium' : 'border-transparent text-ink-soft'}`}
        >
          {SIDES[id]}
        </button>
      ))}
    </div>
  )
}

/** The proof: verdict, findings, and the page with the marks; shared by the analyzer and the history. */
export function AnalysisView({
  result,
  resume,
  source,
  opening,
  name,
  correcting,
  corrections = NO_CORRECTIONS,
  editing,
  noticeAction,
  writing,
}: AnalysisViewProps) {
  const findings = useMemo(() => findingsOf(result), [result])
  const marks = useMemo(() => marksByLine(findings), [findings])
  const linesOf = useMemo(() => linesOfFindings(findings, resume), [findings, resume])
  const passed = useMemo(() => passedOf(result), [result])
  const light = useLight()
  const wide = useMedia(WIDE)
  const [chosenSide, setSide] = useState<Side>('page')
  const side = source || opening ? chosenSide : 'text'
  // On a phone the page is a sheet over the findings, drawn when it is asked for.
  const [sheet, setSheet] = useState(false)
  const afterSheet = useRef<number | null>(null)
  const toPage = useRef<HTMLButtonElement>(null)
  const proofPlace = useRef<HTMLElement>(null)
  const { onLocate } = light
  // The same at every render: the findings are drawn anew only where theirs changed.
  const locateInSheet = useCallback(
    (line: number, finding?: number) => {
      setSheet(true)
      onLocate(line, finding)
    },
    [onLocate],
  )
  const showReading = useCallback(() => {
    setSheet(true)
    setSide('text')
  }, [])
  const inSheet: Light = {
    ...light,
    onLocate: locateInSheet,
    // The list can take the focus once the sheet has let go of it.
    onOpen: (finding) => {
      afterSheet.current = finding
      setSheet(false)
    },
  }
  const lit = wide ? light : inSheet
  const onSheetGone = () => {
    const finding = afterSheet.current
    afterSheet.current = null
    if (finding !== null) light.onOpen(finding)
    return finding !== null
  }
  const onPage: Light = source
    ? {
        ...lit,
        onLocate: (line, finding) => {
          flushSync(() => setSide('page'))
          // A field that was pressed went with its side.
          if (document.activeElement === document.body) toPage.current?.focus({ preventScroll: true })
          lit.onLocate(line, finding)
        },
      }
    : lit
  // From further down the page is out of sight.
  const onSkill = (line: number) => {
    onPage.onLocate(line)
    proofPlace.current?.scrollIntoView({ block: 'nearest' })
  }
  const title = side === 'page' ? t.thePage : SIDES.text
  const sides = (source || opening) && <SideSwitch side={side} onSide={setSide} toPage={toPage} />
  const proof =
    side === 'page' && source ? (
      <PageProof source={source} marks={marks} linesOf={linesOf} light={lit} name={name} follow={wide} />
    ) : side === 'page' ? (
      <p role="status" className="mr-8 aspect-[1/1.3] border border-line bg-surface p-6 text-ink-soft">
        {t.openingThePage}
      </p>
    ) : (
      <MachineRead
        resume={resume}
        marks={marks}
        light={lit}
        onField={onPage.onLocate}
        standsIn={!source && !opening}
        correcting={correcting ?? null}
        corrections={corrections}
      />
    )
  const here = side === 'page' && light.chosen !== null && (
    <ReadHere resume={resume} line={light.chosen} marks={marks.get(light.chosen) ?? []} light={lit} />
  )
  return (
    <div>
      <Verdict
        result={result}
        noticeAction={noticeAction}
        first={apartOf(findings).first[0]}
        onFirst={light.onOpen}
      />
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:block">
        <section aria-labelledby="findings-title" className="min-w-0 lg:order-2">
          <h2 id="findings-title" className="mb-3 font-serif text-2xl">
            {t.suggestions}
          </h2>
          <FindingList
            findings={findings}
            unjudged={unjudgedOf(result)}
            light={{ ...lit, onReading: showReading }}
            follow={wide}
          />
          <Passed checks={passed} />
        </section>
        {/* The page stays beside the findings; one taller than the window scrolls in its own place. */}
        {wide ? (
          <section
            ref={proofPlace}
            aria-labelledby="proof-title"
            className="sticky top-4 flex max-h-[calc(100vh-2rem)] min-w-0 flex-col self-start print:hidden"
          >
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <h2 id="proof-title" className="font-serif text-2xl">
                {title}
              </h2>
              {sides}
            </div>
            <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">{proof}</div>
            {here}
          </section>
        ) : (
          <Sheet
            open={sheet}
            onClose={() => setSheet(false)}
            onGone={onSheetGone}
            title={title}
            head={sides}
            foot={here}
          >
            {proof}
          </Sheet>
        )}
      </div>
      <SkillsAnalysis result={result} onLocate={onSkill} editing={editing} />
      {writing}
      {result.aiAnalysis && <AiPanel analysis={result.aiAnalysis} />}
      {!wide && (
        // Below the edge by as much as a dialog keeps free there: nothing shows under it.
        <div
          data-foot
          className="print:hidden sticky -bottom-6 z-10 -mx-4 mt-8 border-t border-line bg-paper px-4 pt-2 pb-8"
        >
          <Button className="w-full" onClick={() => setSheet(true)}>
            {source || opening ? t.showThePageWithIts : t.showWhatTheMachineRead}
          </Button>
        </div>
      )}
    </div>
  )
}
