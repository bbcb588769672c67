import { useEffect, useRef, useState } from 'react'
import { engine } from '#web/worker/client.ts'
import type { RenderedPage } from '#web/worker/protocol.ts'

/** One page of the PDF, drawn in the worker and shown here. */
export function PageCanvas({
  handle,
  page,
  width,
  label,
}: {
  handle: string
  page: number
  width: number
  label: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState('')
  useEffect(() => {
    let gone = false
    const show = (drawn: RenderedPage) => {
      const target = canvas.current
      if (gone || !target) return drawn.bitmap.close()
      target.width = drawn.bitmap.width
      target.height = drawn.bitmap.height
      target.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn.bitmap)
    }
    const scale = (width / 612) * Math.min(2, devicePixelRatio)
    engine.renderPage(handle, page, Math.max(0.5, scale)).then(show, (error: Error) => {
      if (!gone) setFailed(error.message)
    })
    return () => {
      gone = true
    }
  }, [handle, page, width])
  if (failed) return <p className="p-6 text-ink-soft">The page could not be drawn: {failed}</p>
  return <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full" />
}
