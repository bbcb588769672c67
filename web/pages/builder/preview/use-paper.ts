import { useEffect, useRef } from 'react'
import { writer } from '#web/writer/client.ts'
import { DRAWN, type Pages, show } from './use-pages.ts'

/** Pixels for each point of a page that goes to paper: 180 in an inch. */
const PAPER_SCALE = 2.5
/** After the last change: what is seen comes before what may be printed. */
const PAUSE = 300

/**
 * All pages in the sharpness of paper, apart from those on the screen: shown smaller than it was drawn, a picture loses
 * parts of its letters.
 */
export function usePaper(laid: Pages['laid'], wanted: boolean): Pages['hold'] {
  const canvases = useRef(new Map<number, HTMLCanvasElement>())
  useEffect(() => {
    if (!laid || !wanted) return
    const { edition, pages } = laid
    let gone = false
    // What is on them is of the text before: the pages on the screen are newer.
    for (const canvas of canvases.current.values()) canvas.removeAttribute(DRAWN)
    const draw = async () => {
      for (let page = 0; page < pages && !gone; page++)
        for (const { bitmap } of await writer.paint(edition, { pages: [page], scale: PAPER_SCALE })) {
          const canvas = canvases.current.get(page)
          if (canvas && !gone) show(canvas, bitmap)
          else bitmap.close()
        }
    }
    const timer = setTimeout(() => {
      // The file can still be downloaded and printed, and the pages on the screen stay.
      draw().catch((error: unknown) => console.error('The pages could not be drawn for paper:', error))
    }, PAUSE)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [laid, wanted])
  return (page, canvas) => {
    if (canvas) canvases.current.set(page, canvas)
    else canvases.current.delete(page)
  }
}
