import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { ImportedFrom } from '#shared/schema/draft.ts'
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
  const { score, otherJob, onlyInFile, better, worse } = sinceFile(from, result)
  if (score === result.overall_score)
    return <p className="text-sm text-ink-soft">Your file scored {score} too.</p>
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer">
        Your file scored {score}. <span className="underline underline-offset-2">Why it differs</span>
      </summary>
      <ul className="mt-1 text-ink-soft">
        {otherJob && <li className="py-1">The file was compared with another job: {otherJob}.</li>}
        <Line what="Judged in a file only:" checks={onlyInFile} />
        <Line what="Better here:" checks={better} />
        <Line what="Weaker here:" checks={worse} />
        {onlyInFile.length > 0 && (
          <li className="py-1">The other checks share the 100 points, so each of them counts more.</li>
        )}
      </ul>
    </details>
  )
}
