import { useEffect, useId, useRef, useState } from 'react'
import { Zoom } from '#web/components/ui/zoom.tsx'
import { engine } from '#web/worker/client.ts'
import type { ReadDocument, ReadLine } from '#web/worker/protocol.ts'
import type { Mark } from './findings.ts'
import type { Light } from './light.ts'
import { PageCanvas } from './page-canvas.tsx'
import { LineBox, Margin } from './page-marks.tsx'
import { t } from './result-texts.ts'

export interface PageSource {
  bytes: Uint8Array
  password?: string
  pages: ReadDocument['pages']
  lines: ReadLine[]
}

/** Of the width it has at first, which shows a whole line. */
const ZOOMS = [1, 1.25, 1.5, 2, 3] as const
const percent = (zoom: number): number => 100 * (ZOOMS[zoom] ?? 1)
const NO_LINES: ReadonlySet<number> = new Set()
const NO_PAGE: ReadDocument['pages'][number] = { number: 1, width: 612, height: 792 }

/** The real page with our marks in its margin. It is drawn only once this is on the screen. */
export function PageProof({
  source,
  marks,
  linesOf,
  light,
  name,
  follow,
}: {
  source: PageSource
  marks: Map<number, Mark[]>
  /** All lines of a finding, by its number. */
  linesOf: Map<number, ReadonlySet<number>>
  light: Light
  name: string
  /** The findings stand beside the page: choosing a mark opens its finding there. */
  follow: boolean
}) {
  const handle = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<'opening' | 'open' | 'failed'>('opening')
  const [width, setWidth] = useState(0)
  const [zoom, setZoom] = useState(0)

  useEffect(() => {
    let gone = false
    // pdf.js takes the bytes over: it gets a copy.
    engine.openPages(handle, source.bytes.slice(), source.password).then(
      () => !gone && setOpened('open'),
      () => !gone && setOpened('failed'),
    )
    return () => {
      gone = true
      void engine.closePages(handle)
    }
  }, [handle, source.bytes, source.password])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request for the same line turns the page again
  useEffect(() => {
    const line = source.lines.find((l) => l.number === light.chosen)
    if (line) setPage(line.page)
  }, [light.located])

  // Once the line's page is there: a place asked for is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request, or the page turned for it, scrolls
  useEffect(() => {
    if (light.chosen === null) return
    frame.current?.querySelector(`[data-line="${light.chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [light.located, page])

  const drawn = useSettled(width)
  const found = light.finding === null ? NO_LINES : (linesOf.get(light.finding) ?? NO_LINES)
  const size = source.pages[page - 1] ?? NO_PAGE
  const lines = source.lines.filter((line) => line.page === page)
  return (
    <div>
      <div className="overflow-x-auto">
        <div
          ref={frame}
          className="relative mr-8 border border-line bg-[#fff]"
          style={{
            aspectRatio: `${size.width} / ${size.height}`,
            width: `calc(${percent(zoom)}% - 2rem)`,
          }}
        >
          {opened === 'open' && drawn > 0 && (
            <PageCanvas
              handle={handle}
              page={page}
              size={size}
              width={drawn}
              turned={size.turned ?? 0}
              tilt={size.tilt ?? 0}
              label={t.pageOf2({ page, name })}
            />
          )}
          {opened === 'failed' && <p className="p-6 text-[#56545E]">{t.thisPageCouldNotBe}</p>}
          <div className="absolute inset-0">
            {lines.map((line) => (
              <LineBox
                key={line.number}
                line={line}
                page={size}
                marks={marks.get(line.number) ?? []}
                lit={light.line === line.number || found.has(line.number)}
                light={light}
              />
            ))}
          </div>
          {width > 0 && (
            <Margin
              lines={lines}
              marks={marks}
              light={light}
              scale={width / size.width}
              height={(width * size.height) / size.width}
              follow={follow}
            />
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm print:hidden">
        <Zoom zooms={ZOOMS} at={zoom} onZoom={setZoom} />
        {source.pages.length > 1 && (
          <nav aria-label={t.pages} className="flex items-center gap-4">
            <button
              type="button"
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
              className="min-h-6 pointer-coarse:min-h-11 text-pencil disabled:text-ink-soft"
            >
              {t.previousPage}
            </button>
            <span className="tabular-nums" aria-live="polite">
              {t.pageOf({ page, of: source.pages.length })}
            </span>
            <button
              type="button"
              disabled={page === source.pages.length}
              onClick={() => setPage(page + 1)}
              className="min-h-6 pointer-coarse:min-h-11 text-pencil disabled:text-ink-soft"
            >
              {t.nextPage}
            </button>
          </nav>
        )}
      </div>
    </div>
  )
}

const SETTLED_MS = 120

/** A page is not drawn anew for every pixel a window is pulled: only once it stands. */
function useSettled(width: number): number {
  const [settled, setSettled] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(width), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [width])
  return settled === 0 ? width : settled
}
