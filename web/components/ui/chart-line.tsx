import { useEffect, useId, useRef, useState } from 'react'

export interface ChartPoint {
  key: string
  x: number
  y: number
  /** What the point says when it is pointed at. */
  label: string
}

interface ChartLineProps {
  title: string
  /** The whole in one sentence, for who cannot see it. */
  summary: string
  points: ChartPoint[]
  min: number
  max: number
  /** Values that get a thin line across. */
  lines: number[]
  /** What stands under the two ends. */
  from: string
  to: string
}

const HEIGHT = 176
const PAD = { top: 10, right: 8, bottom: 26, left: 34 }

function useWidth() {
  const box = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

/** A line with its points. `points` in the order of x. */
export function ChartLine({ title, summary, points, min, max, lines, from, to }: ChartLineProps) {
  const { box, width } = useWidth()
  const id = useId()
  const [start, end] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1]
  const inner = { width: width - PAD.left - PAD.right, height: HEIGHT - PAD.top - PAD.bottom }
  const atX = (x: number) =>
    PAD.left + (end === start ? inner.width / 2 : ((x - start) / (end - start)) * inner.width)
  const atY = (y: number) => PAD.top + (1 - (y - min) / (max - min)) * inner.height
  const path = points
    .map(({ x, y }, at) => `${at ? 'L' : 'M'}${atX(x).toFixed(1)} ${atY(y).toFixed(1)}`)
    .join('')
  const ticks = [min, ...lines, max]
  return (
    <figure ref={box} style={{ height: HEIGHT }} className="w-full">
      {width > 0 && (
        // Time goes from left to right; an end's text must not turn out of the picture with the page.
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-labelledby={id}
          direction="ltr"
          className="overflow-visible"
        >
          <title id={id}>{`${title}: ${summary}`}</title>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={PAD.left}
                x2={width - PAD.right}
                y1={atY(tick)}
                y2={atY(tick)}
                className="stroke-line"
              />
              <text
                x={PAD.left - 8}
                y={atY(tick)}
                textAnchor="end"
                dominantBaseline="central"
                className="fill-ink-soft text-xs tabular-nums"
              >
                {tick}
              </text>
            </g>
          ))}
          <path d={path} fill="none" strokeWidth={2} strokeLinejoin="round" className="stroke-pencil" />
          {points.map(({ key, x, y, label }) => (
            <circle
              key={key}
              cx={atX(x)}
              cy={atY(y)}
              r={4}
              strokeWidth={2}
              className="fill-paper stroke-pencil hover:fill-pencil"
            >
              <title>{label}</title>
            </circle>
          ))}
          <text x={PAD.left} y={HEIGHT - 4} className="fill-ink-soft text-xs">
            {from}
          </text>
          {end > start && (
            <text x={width - PAD.right} y={HEIGHT - 4} textAnchor="end" className="fill-ink-soft text-xs">
              {to}
            </text>
          )}
        </svg>
      )}
    </figure>
  )
}
