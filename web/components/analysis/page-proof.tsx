import { useEffect, useId, useRef, useState } from 'react'
import { engine } from '#web/worker/client.ts'
import type { ReadDocument, ReadLine } from '#web/worker/protocol.ts'
import type { Mark } from './findings.ts'
import type { Light } from './light.ts'
import { PageCanvas } from './page-canvas.tsx'
import { LineBox, Margin } from './page-marks.tsx'

export interface PageSource {
  bytes: Uint8Array
  password?: string
  pages: ReadDocument['pages']
  lines: ReadLine[]
}

const DRAWN_STEP = 32
const NO_PAGE: ReadDocument['pages'][number] = { number: 1, width: 612, height: 792 }

/** The real page with our marks in its margin. It is drawn only once this is on the screen. */
export function PageProof({
  source,
  marks,
  light,
  name,
  follow,
}: {
  source: PageSource
  marks: Map<number, Mark[]>
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

  // Not drawn anew for every pixel a window is pulled.
  const drawn = Math.max(DRAWN_STEP, Math.round(width / DRAWN_STEP) * DRAWN_STEP)
  const size = source.pages[page - 1] ?? NO_PAGE
  const lines = source.lines.filter((line) => line.page === page)
  return (
    <div>
      <div
        ref={frame}
        className="relative mr-8 border border-line bg-[#fff]"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        {opened === 'open' && width > 0 && (
          <PageCanvas
            handle={handle}
            page={page}
            width={drawn}
            turned={size.turned ?? 0}
            tilt={size.tilt ?? 0}
            label={`Page ${page} of ${name}`}
          />
        )}
        {opened === 'failed' && (
          <p className="p-6 text-[#56545E]">
            This page could not be drawn here. What the machine read shows its text.
          </p>
        )}
        <div className="absolute inset-0">
          {lines.map((line) => (
            <LineBox
              key={line.number}
              line={line}
              page={size}
              marks={marks.get(line.number) ?? []}
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
      {source.pages.length > 1 && (
        <nav aria-label="Pages" className="mt-3 flex items-center gap-4 text-sm">
          <button
            type="button"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
            className="min-h-6 text-pencil disabled:text-ink-soft"
          >
            Previous page
          </button>
          <span className="tabular-nums" aria-live="polite">
            page {page} of {source.pages.length}
          </span>
          <button
            type="button"
            disabled={page === source.pages.length}
            onClick={() => setPage(page + 1)}
            className="min-h-6 text-pencil disabled:text-ink-soft"
          >
            Next page
          </button>
        </nav>
      )}
    </div>
  )
}
