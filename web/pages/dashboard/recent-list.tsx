import { Link } from 'react-router-dom'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { jobLine, nameOf, partText, scoreOf, typeLabel } from '#web/components/record/record-words.ts'
import { ScoreRing } from '#web/components/record/score-ring.tsx'
import { momentText } from '#web/components/when.ts'
import { t } from './texts.ts'

function Recent({ record, owner }: { record: AnalysisRecord; owner: string | undefined }) {
  const score = scoreOf(record)
  const part = partText(record)
  return (
    <li className="border-b border-line">
      <Link
        to={`/history/${record._id}`}
        className="-mx-2 flex items-center gap-4 rounded-md px-2 py-4 hover:bg-surface"
      >
        <ScoreRing record={record} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">
            <bdi>{nameOf(record)}</bdi>
          </span>
          {owner && (
            <span className="block truncate text-sm">
              <bdi>{owner}</bdi>
            </span>
          )}
          <span className="block break-words text-sm text-ink-soft">{jobLine(record)}</span>
          <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span>{momentText(record.createdAt)}</span>
            <span>{typeLabel(record)}</span>
            {score === null && <span>{t.nA}</span>}
            {part !== null && <span aria-hidden>{part}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

export const RecentList = ({
  records,
  owners,
}: {
  records: AnalysisRecord[]
  /** Whose resume each upload is. */
  owners: ReadonlyMap<string, string>
}) => (
  <ul className="grid grid-cols-1 gap-x-12 border-t border-line md:grid-cols-2">
    {records.map((record) => (
      <Recent key={record._id} record={record} owner={owners.get(record.resumeId)} />
    ))}
  </ul>
)
