import { Check, X } from 'lucide-react'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { t } from './texts.ts'

const MATCHED_SHOWN = 5
const MISSING_SHOWN = 3

/** At most five matched and three missing; the rest is a number. */
export function KeywordChips({ keywordMatch: { matched, missing } }: Pick<AnalysisRecord, 'keywordMatch'>) {
  const shown = [
    ...matched.slice(0, MATCHED_SHOWN).map((word) => ({ word, there: true })),
    ...missing.slice(0, MISSING_SHOWN).map((word) => ({ word, there: false })),
  ]
  const rest = matched.length + missing.length - shown.length
  if (shown.length === 0) return null
  return (
    <ul aria-label={t.keywords} className="flex flex-wrap gap-1.5 text-sm">
      {shown.map(({ word, there }) => (
        <li
          key={`${there}:${word}`}
          className={`inline-flex max-w-full items-center gap-1 rounded-sm px-1.5 py-0.5 ${there ? 'bg-good-wash text-good' : 'bg-poor-wash text-poor'}`}
        >
          {there ? (
            <Check aria-hidden className="size-3.5 shrink-0" />
          ) : (
            <X aria-hidden className="size-3.5 shrink-0" />
          )}
          <span className="sr-only">{there ? t.matched : t.missing}</span>
          <bdi className="truncate">{word}</bdi>
        </li>
      ))}
      {rest > 0 && <li className="px-1 py-0.5 text-ink-soft">{t.more({ rest })}</li>}
    </ul>
  )
}
