import { useEffect, useId, useRef, useState } from 'react'
import { engine } from '#web/worker/client.ts'
import type { ReadLine } from '#web/worker/protocol.ts'
import type { Mark } from './findings.ts'
import type { Light } from './light.ts'
import { MarkNumber } from './mark-number.tsx'
import { PageCanvas } from './page-canvas.tsx'

export interface PageSource {
  bytes: Uint8Array
  password?: string
  pages: { number: number; width: number; height: number }[]
  lines: ReadLine[]
}

/** A line's box on its page, in parts of the page: it stays right at every size. */
function LineBox({
  line,
  page,
  marks,
  light,
}: {
  line: ReadLine
  page: { width: number; height: number }
  marks: Mark[]
  light: Light
}) {
  const lit = light.line === line.number || marks.some((m) => m.finding.number === light.finding)
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  const first = marks[0]
  return (
    <button
      type="button"
      tabIndex={first ? 0 : -1}
      data-line={line.number}
      aria-label={
        first
          ? `Line ${line.number}, finding ${first.finding.number}: ${first.finding.check.title}`
          : `Line ${line.number}`
      }
      className={`absolute text-left ${first ? 'border-b-2 border-[#2747C7]' : ''} ${lit ? 'bg-[#2747C7]/15' : ''}`}
      style={{
        left: percent(line.x, page.width),
        top: percent(line.y, page.height),
        width: percent(Math.max(line.width, 4), page.width),
        height: percent(Math.max(line.height, 4), page.height),
      }}
      onPointerEnter={() => light.onLine(line.number)}
      onPointerLeave={() => light.onLine(null)}
      onFocus={() => first && light.onFinding(first.finding.number)}
      onClick={() => light.onLocate(line.number, first?.finding.number)}
    >
      {first && (
        <span className="absolute -right-7 top-1/2 -translate-y-1/2">
          <MarkNumber number={first.finding.number} lit={light.finding === first.finding.number} />
        </span>
      )}
    </button>
  )
}

/** The real page with our marks in its margin. It is drawn only once this is on the screen. */
export function PageProof({
  source,
  marks,
  light,
  name,
}: {
  source: PageSource
  marks: Map<number, Mark[]>
  light: Light
  name: string
}) {
  const handle = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<{ state: 'opening' | 'open' } | { state: 'failed'; why: string }>({
    state: 'opening',
  })
  const [width, setWidth] = useState(0)

  useEffect(() => {
    let gone = false
    // pdf.js takes the bytes over: it gets a copy.
    engine.openPages(handle, source.bytes.slice(), source.password).then(
      () => !gone && setOpened({ state: 'open' }),
      (error: Error) => !gone && setOpened({ state: 'failed', why: error.message }),
    )
    return () => {
      gone = true
      void engine.closePages(handle)
    }
  }, [handle, source.bytes, source.password])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round((entry?.contentRect.width ?? 0) / 32) * 32),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request for the same line turns the page again
  useEffect(() => {
    const line = source.lines.find((l) => l.number === light.line)
    if (line && light.located > 0) setPage(line.page)
  }, [light.located])

  // Once the line's page is there: a place asked for is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request, or the page turned for it, scrolls
  useEffect(() => {
    if (light.line === null || light.located === 0) return
    frame.current?.querySelector(`[data-line="${light.line}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [light.located, page])

  const size = source.pages[page - 1] ?? { number: 1, width: 612, height: 792 }
  const lines = source.lines.filter((line) => line.page === page)
  return (
    <div>
      <div
        ref={frame}
        className="relative mr-8 border border-line bg-[#fff]"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        {opened.state === 'open' && width > 0 && (
          <PageCanvas handle={handle} page={page} width={width} label={`Page ${page} of ${name}`} />
        )}
        {opened.state === 'failed' && (
          <p className="p-6 text-[#56545E]">
            This page cannot be drawn here ({opened.why}). What the machine read shows its text.
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
