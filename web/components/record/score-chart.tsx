import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { ChartLine, type ChartPoint } from '../ui/chart-line.tsx'
import { dayText, momentText, timeText } from '../when.ts'
import { averaged, POINTS_APART } from './averaged.ts'
import { nameOf, scoreOf } from './record-words.ts'
import { t } from './texts.ts'

const BAND_EDGES = [60, 80]

const sayAverage = (own: ChartPoint[], average: number) => {
  const [first, last] = [own.at(0), own.at(-1)].map((point) => dayText(new Date(point?.x ?? 0).toISOString()))
  const days = first === last ? first : `${first} – ${last}`
  return t.theAverageOfAnalyses({ days: days ?? '', average: average.toFixed(1), count: own.length })
}

/** The scores of these analyses over time; several of one day stand where their hour was. What was judged in part stands back. */
export function ScoreChart({ records, title }: { records: AnalysisRecord[]; title: string }) {
  const whole = records.filter(({ judged }) => judged === undefined)
  const points = whole
    .map((record) => ({
      key: record._id,
      x: Date.parse(record.createdAt),
      y: scoreOf(record) ?? 0,
      label: t.analysisAt({
        when: momentText(record.createdAt),
        score: scoreOf(record) ?? 0,
        name: nameOf(record),
      }),
    }))
    .sort((a, b) => a.x - b.x)
  const [first, last] = [points.at(0), points.at(-1)]
  const apart = records.length - whole.length
  const left = apart > 0 && <p className="mt-2 text-sm text-ink-soft">{t.notDrawn(apart)}</p>
  if (!first || !last) return left || null
  const began = new Date(first.x).toISOString()
  const ended = new Date(last.x).toISOString()
  const sameDay = dayText(began) === dayText(ended)
  return (
    <>
      <ChartLine
        title={title}
        summary={t.fromOnToOn(points.length, {
          first: first.y,
          began: dayText(began),
          last: last.y,
          ended: dayText(ended),
        })}
        points={averaged(points, sayAverage)}
        min={0}
        max={100}
        lines={BAND_EDGES}
        from={sameDay ? momentText(began) : dayText(began)}
        to={sameDay ? timeText(ended) : dayText(ended)}
      />
      {points.length > POINTS_APART && (
        <p className="mt-2 text-sm text-ink-soft">{t.eachPointIsTheAverage}</p>
      )}
      {left}
    </>
  )
}
