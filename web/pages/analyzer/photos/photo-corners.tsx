import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Corners, cornersMoved } from '#shared/read/ocr/perspective.ts'
import { t } from '../texts.ts'

const names = () => [t.topLeft, t.topRight, t.bottomRight, t.bottomLeft]
const STEP = 0.01
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const within = (value: number) => Math.min(1, Math.max(0, value))

/** The photograph with the page's corners on it, to be dragged or moved with the arrow keys. */
export function PhotoCorners({
  url,
  label,
  corners,
  onChange,
}: {
  url: string
  label: string
  corners: Corners
  onChange: (corners: Corners) => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const moved = (at: number, x: number, y: number) =>
    onChange(cornersMoved(corners, (own, n) => (n === at ? { x: within(x), y: within(y) } : own)))
  const drag = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    moved(at, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const press =
    (at: number, { x, y }: Corners[number]) =>
    (event: KeyboardEvent) => {
      const move = MOVES[event.key]
      if (!move) return
      event.preventDefault()
      moved(at, x + move[0], y + move[1])
    }
  return (
    <div ref={frame} className="relative inline-block max-w-full touch-none select-none">
      <img src={url} alt={label} draggable={false} className="block max-h-96 max-w-full" />
      <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <polygon
          points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-pencil/10 stroke-pencil stroke-2"
        />
      </svg>
      {corners.map(({ x, y }, at) => (
        <button
          key={names()[at]}
          type="button"
          aria-label={t.corner({ at: names()[at] ?? '' })}
          title={t.dragOrUseTheArrow}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(at)}
          onKeyDown={press(at, { x, y })}
          className="absolute size-7 -translate-1/2 cursor-move touch-none rounded-full border-2 border-pencil bg-surface/70"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        />
      ))}
    </div>
  )
}
