import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { ChartLine } from '../ui/chart-line.tsx'
import { dayText, momentText, timeText } from '../when.ts'
import { nameOf, scoreOf } from './record-words.ts'

const BAND_EDGES = [60, 80]

/** The scores of these analyses over time; several of one day stand where their hour was. */
export function ScoreChart({ records, title }: { records: AnalysisRecord[]; title: string }) {
  const points = records
    .map((record) => ({
      key: record._id,
      x: Date.parse(record.createdAt),
      y: scoreOf(record) ?? 0,
      label: `${momentText(record.createdAt)}: ${scoreOf(record)}, ${nameOf(record)}`,
    }))
    .sort((a, b) => a.x - b.x)
  const [first, last] = [points.at(0), points.at(-1)]
  if (!first || !last) return null
  const [began, ended] = [first.x, last.x].map((x) => new Date(x).toISOString()) as [string, string]
  const sameDay = dayText(began) === dayText(ended)
  return (
    <ChartLine
      title={title}
      summary={`${points.length} analyses, from ${first.y} on ${dayText(began)} to ${last.y} on ${dayText(ended)}`}
      points={points}
      min={0}
      max={100}
      lines={BAND_EDGES}
      from={sameDay ? momentText(began) : dayText(began)}
      to={sameDay ? timeText(ended) : dayText(ended)}
    />
  )
}
