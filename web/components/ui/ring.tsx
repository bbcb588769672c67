type BandName = 'good' | 'fair' | 'poor'

const STROKE: Record<BandName, string> = {
  good: 'stroke-good',
  fair: 'stroke-fair',
  poor: 'stroke-poor',
}

interface RingProps {
  /** 0 to 100; null draws the empty track. */
  value: number | null
  band: BandName
  size: number
  /** What a screen reader says; empty where number and word stand beside it. */
  label: string
  strong?: boolean
  /** The number inside. */
  number?: boolean
}

const START_AT_TOP = 'rotate(-90)'

export function Ring({ value, band, size, label, strong = false, number = false }: RingProps) {
  const width = strong ? size / 13 : size / 11
  const radius = 50 - (50 * width) / size - 1
  const around = 2 * Math.PI * radius
  const stroke = (100 * width) / size
  return (
    <svg
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      className="shrink-0"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <circle r={radius} fill="none" strokeWidth={stroke} className="stroke-line" />
      {value !== null && value > 0 && (
        <circle
          r={radius}
          fill="none"
          strokeWidth={stroke}
          strokeLinecap={value < 100 ? 'round' : 'butt'}
          strokeDasharray={`${(around * Math.min(100, value)) / 100} ${around}`}
          transform={START_AT_TOP}
          className={STROKE[band]}
        />
      )}
      {number && (
        <text
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink font-semibold tabular-nums"
          fontSize={34}
        >
          {value ?? '–'}
        </text>
      )}
    </svg>
  )
}
