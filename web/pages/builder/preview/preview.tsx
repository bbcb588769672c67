import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldBox } from '#shared/export/pdf/boxes.ts'
import { pageSizes } from '#shared/export/pdf/page-sizes.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { Zoom } from '#web/components/ui/zoom.tsx'
import { type StepPath, stepOfPath } from '../editor/steps.ts'
import { fitText } from './fit-text.ts'
import { MissingLetters } from './missing-letters.tsx'
import { OnPaper } from './on-paper.tsx'
import { Page } from './page.tsx'
import { PlaceList } from './place-list.tsx'
import { boxAt, fieldOf } from './places.ts'
import { t } from './texts.ts'
import { hasThinEnd } from './thin-end.ts'
import { useFocusedField } from './use-focused-field.ts'
import { useFontsComing, usePages } from './use-pages.ts'
import { usePaper } from './use-paper.ts'

/** Of both sides of a page, in pixels: a picture of just the size it is shown in stays sharp. */
const EDGES = 2

/** Of the width of the pane. */
const ZOOMS = [1, 1.25, 1.5, 2] as const

const MEGABYTE = 1024 * 1024
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)

function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(0, Math.round(entry?.contentRect.width ?? 0) - EDGES)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}

/** Where the pages scroll by themselves, beside the form, the place of a newly focused field is brought into view. */
function useMarkInView(pane: RefObject<HTMLElement | null>, field: string, drawn: boolean) {
  useEffect(() => {
    const mark = drawn && field ? pane.current?.querySelector('[data-mark]') : null
    if (!mark || !pane.current) return
    const inside = pane.current.getBoundingClientRect()
    const { top, bottom } = mark.getBoundingClientRect()
    if (top < inside.top || bottom > inside.bottom)
      pane.current.scrollTop += top - inside.top - inside.height / 3
  }, [pane, field, drawn])
}

interface PreviewProps {
  /** The pane, for who leads to it. */
  ref: RefObject<HTMLElement | null>
  draft: Draft
  /** It may be printed from here: all pages are drawn once more, sharp enough for that. */
  forPaper: boolean
  onGoTo: (step: StepPath, field: string) => void
  onFit: (pages: number) => void
}

/** The pages as they will be printed, with their page breaks; a place in them leads to its field. */
export const Preview = memo(({ ref: pane, draft, forPaper, onGoTo, onFit }: PreviewProps) => {
  const { frame, width } = useWidth()
  const [paperWidth, paperHeight] = pageSizes[draft.layout.pageSize]
  const scale = (width / paperWidth) * Math.min(2, devicePixelRatio)
  const { laid, problem, isLate, hold, setSeen } = usePages(draft, scale)
  const holdPaper = usePaper(laid, forPaper)
  const coming = useFontsComing(isLate)
  const [zoom, setZoom] = useState(0)
  const focused = useFocusedField()
  useMarkInView(pane, focused, laid !== null)
  const pages = laid?.pages ?? 1
  const boxes = laid?.boxes ?? []
  const marks = focused ? boxes.filter((box) => fieldOf(box, draft.extras) === focused) : []
  const goTo = (field: string) => onGoTo(stepOfPath(field), field)
  return (
    <section
      ref={pane}
      aria-label={t.pagesOfTheResume}
      aria-busy={isLate || (laid === null && problem === '')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="min-w-0 print:static! print:max-h-none! print:overflow-visible! lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 min-[87.5rem]:row-span-1 lg:max-h-[calc(100vh-2rem)] lg:self-start lg:overflow-auto"
    >
      <div className="sticky start-0 mb-1 flex items-center justify-between gap-x-4 text-sm text-ink-soft print:hidden">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p aria-live="polite">
            {laid && !isLate ? t.pages(pages) + fitText(laid.fit, draft.layout) : t.updatingPreview}
          </p>
          {draft.layout.fitTo === 0 && hasThinEnd(boxes, pages, paperHeight) && (
            <button
              type="button"
              className="text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
              onClick={() => {
                onFit(pages - 1)
                pane.current?.focus({ preventScroll: true })
              }}
            >
              {t.fitTo(pages - 1)}
            </button>
          )}
        </div>
        <Zoom zooms={ZOOMS} at={zoom} onZoom={setZoom} />
      </div>
      {coming && (
        <p className="mb-2 flex items-center gap-3 text-sm text-ink-soft tabular-nums print:hidden">
          <progress
            aria-label={t.fontsOnTheirWay}
            max={coming.total}
            value={coming.loaded}
            className="w-24 shrink-0"
          />
          {t.fontsComing({ loaded: megabytes(coming.loaded), total: megabytes(coming.total) })}
        </p>
      )}
      {problem && (
        <p role="alert" className="mb-2 text-poor print:hidden">
          {t.thePreviewCouldNot({ message: problem })}
        </p>
      )}
      <div className="print:hidden">
        <MissingLetters missing={laid?.missing ?? []} draft={draft} onPlace={goTo} />
      </div>
      <OnPaper draft={draft} pages={frame} />
      <div className="max-lg:overflow-x-auto print:overflow-visible!">
        <div
          ref={frame}
          data-paper={draft.layout.pageSize}
          className="space-y-4 print:w-full! print:space-y-0 print:[[data-text-alone]+*_&]:hidden"
          style={{ width: `${100 * (ZOOMS[zoom] ?? 1)}%` }}
        >
          {Array.from({ length: pages }, (_, page) => (
            <Page
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={page}
              page={page}
              label={t.pageOf({ number: page + 1, pages })}
              paper={{ width: paperWidth, height: paperHeight }}
              hold={hold}
              holdPaper={forPaper ? holdPaper : undefined}
              setSeen={setSeen}
              marks={marks.filter((box) => box.page === page)}
              at={(x, y) => boxAt(boxes, page, x, y)}
              onPlace={(box: FieldBox) => goTo(fieldOf(box, draft.extras))}
            />
          ))}
        </div>
      </div>
      <PlaceList boxes={boxes} extras={draft.extras} focused={focused} onPlace={goTo} />
    </section>
  )
})
