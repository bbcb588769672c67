import { bandOf } from '../analysis/bands.ts'
import { Ring } from '../ui/ring.tsx'

/** A score as a ring with its number; the word for it is read out, or stands beside it. */
export function ScoreRing({ score, size = 48 }: { score: number | null; size?: number }) {
  if (score === null) return <Ring value={null} band="poor" size={size} number label="No score" />
  const band = bandOf(score)
  return <Ring value={score} band={band.name} size={size} number label={`${score} of 100, ${band.label}`} />
}
