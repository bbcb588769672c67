import { useEffect, useRef, useState } from 'react'
import { engine } from '#web/worker/client.ts'
import type { RenderedPage } from '#web/worker/protocol.ts'
import { t } from './result-texts.ts'

/** A canvas of more pixels is refused by phones. */
const PIXELS_MAX = 16_000_000

/** As many pixels as the screen has for it. */
export function scaleFor(size: { width: number; height: number }, width: number, ratio: number): number {
  const sharp = (width / size.width) * ratio
  return Math.min(Math.max(0.5, sharp), Math.sqrt(PIXELS_MAX / (size.width * size.height)))
}

/** One page of the PDF, drawn in the worker and shown here. */
export function PageCanvas({
  handle,
  page,
  size,
  width,
  turned,
  tilt,
  label,
}: {
  handle: string
  page: number
  /** In points, as it is shown. */
  size: { width: number; height: number }
  /** In CSS pixels. */
  width: number
  /** Degrees by which it is turned to be read. */
  turned: number
  /** Degrees by which its print is tilted: it is shown straight, as its lines were read. */
  tilt: number
  label: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    let gone = false
    const show = ({ bitmap }: RenderedPage) => {
      const target = canvas.current
      if (gone || !target) return bitmap.close()
      target.width = bitmap.width
      target.height = bitmap.height
      target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
      setDrawn(page)
    }
    const scale = scaleFor({ width: size.width, height: size.height }, width, devicePixelRatio)
    engine.renderPage(handle, page, scale, turned).then(show, () => {
      if (!gone) setFailed(true)
    })
    return () => {
      gone = true
    }
  }, [handle, page, size.width, size.height, width, turned])
  if (failed) return <p className="p-6 text-[#56545E]">{t.thisPageCouldNotBe}</p>
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      aria-busy={drawn !== page}
      className="block h-auto w-full"
      style={tilt ? { rotate: `${-tilt}deg`, clipPath: 'inset(0)' } : undefined}
    />
  )
}
