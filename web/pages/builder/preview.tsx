import { useEffect, useId, useRef, useState } from 'react'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { PageCanvas } from '#web/components/analysis/page-canvas.tsx'
import { engine } from '#web/worker/client.ts'
import { writer } from '#web/writer/client.ts'

interface Written {
  pages: number
  missing: string[]
  edition: number
}

const PAPER = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const

/** The draft as the real PDF: written and drawn off the main thread; while one is under way the newest waits its turn. */
function useWritten(draft: Draft, handle: string) {
  const [written, setWritten] = useState<Written | null>(null)
  const [problem, setProblem] = useState('')
  const queue = useRef<{ busy: boolean; next: Draft | null; gone: boolean }>({
    busy: false,
    next: null,
    gone: false,
  })

  useEffect(() => {
    const q = queue.current
    q.next = draft
    async function drain() {
      q.busy = true
      while (q.next && !q.gone) {
        const now = q.next
        q.next = null
        try {
          const file = await writer.write({ draft: now, format: 'pdf', asOf: dayOf(new Date()) })
          const { pages } = await engine.openPages(handle, file.bytes)
          const missing = [...new Set(file.missingGlyphs.map((glyph) => glyph.char))]
          setProblem('')
          setWritten((was) => ({ pages, missing, edition: (was?.edition ?? 0) + 1 }))
        } catch (error) {
          setProblem((error as Error).message)
        }
      }
      q.busy = false
    }
    if (!q.busy) void drain()
  }, [draft, handle])

  useEffect(() => {
    const q = queue.current
    q.gone = false
    return () => {
      q.gone = true
      void engine.closePages(handle)
    }
  }, [handle])

  return { written, problem }
}

function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round((entry?.contentRect.width ?? 0) / 32) * 32),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}

/** The real pages, with their page breaks. */
export function Preview({ draft }: { draft: Draft }) {
  const handle = useId()
  const { written, problem } = useWritten(draft, handle)
  const { frame, width } = useWidth()
  const paper = PAPER[draft.layout.pageSize]
  const pages = written?.pages ?? 1
  return (
    <section
      aria-label="Pages of the resume"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="mb-2 text-sm text-ink-soft" aria-live="polite">
        {written ? (pages === 1 ? 'One page' : `${pages} pages`) : 'The page is being set …'}
      </p>
      {problem && (
        <p role="alert" className="mb-2 text-poor">
          The preview could not be made: {problem}
        </p>
      )}
      {written && written.missing.length > 0 && (
        <p className="mb-2 text-fair">
          The fonts of this template have no shape for: <bdi>{written.missing.join(' ')}</bdi>
        </p>
      )}
      <div ref={frame} className="space-y-4">
        {Array.from({ length: pages }, (_, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={at}
            className="border border-line bg-[#fff]"
            style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
          >
            {written && width > 0 && (
              <PageCanvas
                handle={handle}
                page={at + 1}
                width={width}
                edition={written.edition}
                label={`Page ${at + 1} of ${pages} of the resume, as it will be printed`}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
