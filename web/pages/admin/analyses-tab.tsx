import { localeOfDates } from '#shared/i18n/language.ts'
import type { AdminAnalysis } from '#shared/schema/admin.ts'
import { listAnalyses } from '#web/api/admin.ts'
import { BAND_TEXT, bandOf } from '#web/components/analysis/bands.ts'
import { nameOf, scoreOf, typeLabel } from '#web/components/record/record-words.ts'
import { dayText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { Named, ownerName, TwoLines } from './owner.tsx'
import { type RecordKind, RecordTable } from './record-table.tsx'
import { t } from './texts.ts'

function Score({ row }: { row: AdminAnalysis }) {
  const score = scoreOf(row)
  if (score === null) return 'N/A'
  if (row.judged === 0) return t.notScored
  if (row.judged !== undefined)
    return (
      <>
        {fill(t.ofJudgedInPart, {
          score,
          judged: row.judged,
          span: (inside) => <span className="text-ink-soft">{inside}</span>,
        })}
      </>
    )
  const band = bandOf(score)
  return (
    <>
      {score} <span className={BAND_TEXT[band.name]}>{band.label}</span>
    </>
  )
}

const analyses: () => RecordKind<AdminAnalysis> = () => ({
  kind: 'analyses',
  caption: t.analyses,
  load: listAnalyses,
  searches: t.userOrResume,
  filter: {
    name: 'type',
    label: t.type,
    options: [
      { value: '', label: t.allTypes },
      { value: 'standard', label: t.standard },
      { value: 'ai', label: t.ai },
    ],
  },
  sorts: [
    { value: 'newest', label: t.newestFirst },
    { value: 'oldest', label: t.oldestFirst },
    { value: 'score-desc', label: t.highestScore },
    { value: 'score-asc', label: t.lowestScore },
  ],
  empty: t.noAnalysisMatchesTryAnother,
  columns: [
    { key: 'user', label: t.user, cell: (row) => <TwoLines first={ownerName(row)} second={nameOf(row)} /> },
    { key: 'type', label: t.type, cell: (row) => typeLabel(row).toLocaleUpperCase(localeOfDates()) },
    { key: 'score', label: t.score, align: 'right', cell: (row) => <Score row={row} /> },
    { key: 'date', label: t.date, align: 'right', nowrap: true, cell: ({ createdAt }) => dayText(createdAt) },
  ],
  deletion: {
    label: t.deleteIt,
    one: 'analysis',
    done: t.analysisDeletedSuccessfully,
    of: (row) => t.theAnalysisOf({ ownerName: ownerName(row) }),
    names: (row) => <Named name={nameOf(row)} row={row} />,
  },
})

export const AnalysesTab = () => <RecordTable of={analyses()} />
