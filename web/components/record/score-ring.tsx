import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { bandOf } from '../analysis/bands.ts'
import { Ring } from '../ui/ring.tsx'
import { partText, scoreOf } from './record-words.ts'
import { t } from './texts.ts'

interface ScoreRingProps {
  record: Pick<AnalysisRecord, 'scores' | 'judged'>
  size?: number
}

/** A score as a ring with its number; the word for it is read out, or stands beside it. */
export function ScoreRing({ record, size = 48 }: ScoreRingProps) {
  const score = scoreOf(record)
  const part = partText(record)
  if (score === null || part !== null)
    return <Ring value={null} band="poor" size={size} number label={part ?? t.noScore} />
  const band = bandOf(score)
  return (
    <Ring value={score} band={band.name} size={size} number label={t.of100({ score, label: band.label })} />
  )
}
