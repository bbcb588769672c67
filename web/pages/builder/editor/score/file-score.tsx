import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { ImportedFrom } from '#shared/schema/draft.ts'
import { t } from '../../texts.ts'
import { sinceFile } from './since-file.ts'

function Line({ what, checks }: { what: string; checks: string[] }) {
  if (checks.length === 0) return null
  return (
    <li className="py-1">
      {what} {checks.join(', ')}
    </li>
  )
}

/** The score of the file this resume came from, and what makes the difference. */
export function FileScore({ from, result }: { from: ImportedFrom; result: AnalysisResult }) {
  const { score, otherJob, onlyInFile, onlyHere, better, worse } = sinceFile(from, result)
  if (score === result.overall_score)
    return <p className="text-sm text-ink-soft">{t.yourFileScoredToo({ score })}</p>
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer">
        {t.yourFileScored({ score })} <span className="underline underline-offset-2">{t.whyItDiffers}</span>
      </summary>
      <ul className="mt-1 text-ink-soft">
        {otherJob && <li className="py-1">{t.theFileWasCompared({ job: otherJob })}</li>}
        <Line what={t.judgedInAFile} checks={onlyInFile} />
        <Line what={t.judgedHere} checks={onlyHere} />
        <Line what={t.betterHere} checks={better} />
        <Line what={t.weakerHere} checks={worse} />
        {onlyInFile.length + onlyHere.length > 0 && <li className="py-1">{t.theOtherChecksShare}</li>}
      </ul>
    </details>
  )
}
