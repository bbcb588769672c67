import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { ImportedFrom } from '#shared/schema/draft.ts'
import { t } from '../../texts.ts'
import { type Moved, sinceFile } from './since-file.ts'

const words = ({ how, check: { title, finding } }: Moved): string => {
  switch (how) {
    case 'onlyInFile':
      return `${t.judgedInAFile} ${title}`
    case 'onlyHere':
      return `${t.judgedHere} ${finding}`
    case 'better':
      return `${t.betterHere} ${finding}`
    case 'worse':
      return `${t.weakerHere} ${finding}`
  }
}

/** The score of the file this resume came from, and what makes the difference. */
export default function FileScore({ from, result }: { from: ImportedFrom; result: AnalysisResult }) {
  const { score, otherJob, moved } = sinceFile(from, result)
  if (score === result.overall_score)
    return <p className="text-sm text-ink-soft">{t.yourFileScoredToo({ score })}</p>
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer">
        {t.yourFileScored({ score })} <span className="underline underline-offset-2">{t.whyItDiffers}</span>
      </summary>
      <ul className="mt-1 text-ink-soft">
        {otherJob && <li className="py-1">{t.theFileWasCompared({ job: otherJob })}</li>}
        {moved.map((one) => (
          <li key={one.check.id} className="py-1">
            {words(one)}
          </li>
        ))}
        {moved.some(({ how }) => how === 'onlyInFile' || how === 'onlyHere') && (
          <li className="py-1">{t.theOtherChecksShare}</li>
        )}
      </ul>
    </details>
  )
}
