import { Eye, RotateCw, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { BAND_TEXT, bandOf } from '#web/components/analysis/bands.ts'
import { KeywordChips } from '#web/components/record/keyword-chips.tsx'
import {
  againPath,
  nameOf,
  partText,
  scoreOf,
  titleLine,
  typeLabel,
} from '#web/components/record/record-words.ts'
import { ScoreRing } from '#web/components/record/score-ring.tsx'
import { momentText } from '#web/components/when.ts'
import { ExportMenu } from './export-menu.tsx'
import { t } from './texts.ts'

export interface CardActions {
  /** The analyses that are to be compared, in the order they were chosen. */
  picked: readonly string[]
  /** Absent where there is nothing to compare with. */
  onPick?: ((record: AnalysisRecord) => void) | undefined
  /** Whose resume each upload is. */
  owners: ReadonlyMap<string, string>
  onDetails: (record: AnalysisRecord) => void
  onDelete: (record: AnalysisRecord) => void
}

export const CARD_ACTION =
  'inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink hover:underline sm:min-h-9'

export function HistoryCard({
  record,
  owners,
  picked,
  onPick,
  onDetails,
  onDelete,
}: { record: AnalysisRecord } & CardActions) {
  const owner = owners.get(record.resumeId)
  const score = scoreOf(record)
  const part = partText(record)
  const band = score === null || part !== null ? null : bandOf(score)
  return (
    <article
      data-row={record._id}
      className="flex h-full flex-col gap-3 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 className="line-clamp-3 wrap-anywhere text-lg sm:line-clamp-2 font-medium">
            <bdi>{nameOf(record)}</bdi>
          </h2>
          {owner && (
            <p className="mt-0.5 line-clamp-3 break-words text-sm">
              <bdi>{owner}</bdi>
            </p>
          )}
          <p className="mt-0.5 text-sm text-ink-soft">
            {`${momentText(record.createdAt)}\u00a0· ${typeLabel(record)}`}
          </p>
        </div>
        <div className="flex max-w-24 flex-col items-center">
          <ScoreRing record={record} size={56} />
          {band && (
            <span aria-hidden className={`mt-1 text-center text-xs font-medium ${BAND_TEXT[band.name]}`}>
              {band.label}
            </span>
          )}
        </div>
      </div>
      <p className="break-words text-sm text-ink-soft">{titleLine(record)}</p>
      {part !== null && (
        <p aria-hidden className="text-sm text-ink-soft">
          {part}
        </p>
      )}
      <KeywordChips keywordMatch={record.keywordMatch} />
      <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-5 border-t border-line pt-2 sm:flex">
        <button type="button" className={CARD_ACTION} onClick={() => onDetails(record)}>
          <Eye aria-hidden className="size-4" />
          {t.viewDetails}
        </button>
        <Link to={againPath(record)} className={CARD_ACTION}>
          <RotateCw aria-hidden className="size-4" />
          {t.reAnalyze}
        </Link>
        <ExportMenu record={record} className={CARD_ACTION} />
        {onPick && (
          <label className={CARD_ACTION}>
            <input
              type="checkbox"
              className="size-4 accent-pencil"
              checked={picked.includes(record._id)}
              onChange={() => onPick(record)}
            />
            {t.compare2}
          </label>
        )}
        <button
          type="button"
          className={`${CARD_ACTION} text-poor! sm:ms-auto`}
          onClick={() => onDelete(record)}
        >
          <Trash2 aria-hidden className="size-4" />
          {t.deleteIt}
        </button>
      </div>
    </article>
  )
}
