import { useCallback, useEffect, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { writer } from '#web/writer/client.ts'
import type { Coming, PaintedPage, Preview } from '#web/writer/protocol.ts'
import { bare } from '../versions/version-list.ts'

// The pages of a draft: laid out and drawn in the writer's worker at every change, those in sight at once and the
// others when they come into view, or nothing has changed for a moment. While one change is under way only the newest waits its turn.

/** Milliseconds after the last change: what is seen comes first. */
const UNSEEN_AFTER = 1_000

export interface Pages {
  laid: Omit<Preview, 'painted'> | null
  problem: string
  /** What is shown is older than what was typed: fonts are on their way, or the page is long. */
  isLate: boolean
  /** Where the pictures of a page go. */
  hold: (page: number, canvas: HTMLCanvasElement | null) => void
  setSeen: (page: number, seen: boolean) => void
}

/** What the pages wait for, asked anew again and again while they are late. */
export function useFontsComing(isLate: boolean): Coming | null {
  const [coming, setComing] = useState<Coming | null>(null)
  useEffect(() => {
    if (!isLate) return
    const ask = () =>
      writer.fontsComing().then(setComing, (error: unknown) => console.info('The writer is gone:', error))
    const timer = setInterval(ask, ASK_MS)
    void ask()
    return () => {
      clearInterval(timer)
      setComing(null)
    }
  }, [isLate])
  return coming
}

const ASK_MS = 400
/** What takes longer is said. */
const LATE_MS = 300

interface Easel {
  draft: Draft | null
  scale: number
  busy: boolean
  /** Something changed since the last picture was asked for. */
  due: boolean
  gone: boolean
  edition: number
  seen: Set<number>
  /** What a page shows now: the edition and scale of its picture. */
  shown: Map<number, string>
  canvases: Map<number, HTMLCanvasElement>
  /** Pictures that came before their page was there to take them. */
  early: Map<number, ImageBitmap>
}

const newEasel = (): Easel => ({
  draft: null,
  scale: 0,
  busy: false,
  due: false,
  gone: false,
  edition: 0,
  seen: new Set([0]),
  shown: new Map(),
  canvases: new Map(),
  early: new Map(),
})

/** A canvas that shows a page; the others are blank. */
export const DRAWN = 'data-drawn'

export function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  canvas.setAttribute(DRAWN, '')
}

export function usePages(draft: Draft, scale: number): Pages {
  const [laid, setLaid] = useState<Pages['laid']>(null)
  const [problem, setProblem] = useState('')
  const [isLate, setLate] = useState(false)
  const [easel] = useState(newEasel)

  const hang = useCallback(
    (painted: PaintedPage[], edition: number, at: number) => {
      for (const { page, bitmap } of painted) {
        easel.shown.set(page, `${edition} ${at}`)
        const canvas = easel.canvases.get(page)
        if (canvas) show(canvas, bitmap)
        else easel.early.set(page, bitmap)
      }
    },
    [easel],
  )

  /** Draws what has changed, until nothing has. */
  const drain = useCallback(async () => {
    if (easel.busy) return
    easel.busy = true
    while (easel.due && easel.draft && easel.scale > 0 && !easel.gone) {
      easel.due = false
      const at = easel.scale
      const late = setTimeout(() => setLate(true), LATE_MS)
      try {
        const { painted, ...next } = await writer.preview(bare(easel.draft), {
          pages: [...easel.seen],
          scale: at,
        })
        easel.edition = next.edition
        hang(painted, next.edition, at)
        setLaid(next)
        setProblem('')
      } catch (error) {
        setProblem(errorText(error))
      } finally {
        clearTimeout(late)
        setLate(false)
      }
    }
    easel.busy = false
  }, [easel, hang])

  useEffect(() => {
    easel.draft = draft
    easel.scale = scale
    easel.due = true
    void drain()
  }, [draft, scale, easel, drain])

  useEffect(() => {
    easel.gone = false
    return () => {
      easel.gone = true
    }
  }, [easel])

  const setSeen = useCallback(
    (page: number, seen: boolean) => {
      if (!seen) {
        // The first page is always drawn: on a phone one comes down to it from the form.
        if (page > 0) easel.seen.delete(page)
        return
      }
      easel.seen.add(page)
      const { edition, scale: at } = easel
      // Where there is no room for it, no page is drawn: it is once there is.
      if (edition === 0 || at === 0 || easel.shown.get(page) === `${edition} ${at}`) return
      writer.paint(edition, { pages: [page], scale: at }).then(
        (painted) => hang(painted, edition, at),
        (error: Error) => setProblem(error.message),
      )
    },
    [easel, hang],
  )

  // A browser prints from its own menu whatever is there: no page is left blank for long.
  useEffect(() => {
    if (!laid) return
    const timer = setTimeout(() => {
      const { edition, scale: at } = easel
      const isStale = (page: number) => easel.shown.get(page) !== `${edition} ${at}`
      const pages = Array.from({ length: laid.pages }, (_, page) => page).filter(isStale)
      if (pages.length === 0 || at === 0 || edition !== laid.edition) return
      writer.paint(edition, { pages, scale: at }).then(
        (painted) => easel.gone || hang(painted, edition, at),
        (error: unknown) => console.info('The pages out of view are drawn when they are seen', error),
      )
    }, UNSEEN_AFTER)
    return () => clearTimeout(timer)
  }, [laid, easel, hang])

  const hold = useCallback(
    (page: number, canvas: HTMLCanvasElement | null) => {
      if (!canvas) {
        easel.canvases.delete(page)
        return
      }
      easel.canvases.set(page, canvas)
      const waiting = easel.early.get(page)
      easel.early.delete(page)
      if (waiting) show(canvas, waiting)
    },
    [easel],
  )

  return { laid, problem, isLate, hold, setSeen }
}
