import type { AdminAnalysis } from '#shared/schema/admin.ts'
import { listAnalyses } from '#web/api/admin.ts'
import { BAND_TEXT, bandOf } from '#web/components/analysis/bands.ts'
import { nameOf, scoreOf } from '#web/components/record/record-words.ts'
import { dayText } from '#web/components/when.ts'
import { Named, ownerName, TwoLines } from './owner.tsx'
import { type RecordKind, RecordTable } from './record-table.tsx'

function Score({ row }: { row: AdminAnalysis }) {
  const score = scoreOf(row)
  if (score === null) return 'N/A'
  if (row.judged !== undefined)
    return (
      <>
        {score} of {row.judged} <span className="text-ink-soft">Judged in part</span>
      </>
    )
  const band = bandOf(score)
  return (
    <>
      {score} <span className={BAND_TEXT[band.name]}>{band.label}</span>
    </>
  )
}

const ANALYSES: RecordKind<AdminAnalysis> = {
  kind: 'analyses',
  caption: 'Analyses',
  load: listAnalyses,
  searches: 'User or resume',
  filter: {
    name: 'type',
    label: 'Type',
    options: [
      { value: '', label: 'All Types' },
      { value: 'standard', label: 'Standard' },
      { value: 'ai', label: 'AI' },
    ],
  },
  sorts: [
    { value: 'newest', label: 'Newest First' },
    { value: 'oldest', label: 'Oldest First' },
    { value: 'score-desc', label: 'Highest Score' },
    { value: 'score-asc', label: 'Lowest Score' },
  ],
  empty: 'No analysis matches. Try another search or type.',
  columns: [
    { key: 'user', label: 'User', cell: (row) => <TwoLines first={ownerName(row)} second={nameOf(row)} /> },
    { key: 'type', label: 'Type', cell: ({ analysisType }) => analysisType.toUpperCase() },
    { key: 'score', label: 'Score', align: 'right', cell: (row) => <Score row={row} /> },
    { key: 'date', label: 'Date', align: 'right', nowrap: true, cell: ({ createdAt }) => dayText(createdAt) },
  ],
  deletion: {
    label: 'Delete',
    one: 'analysis',
    done: 'Analysis deleted successfully',
    of: (row) => `the analysis of ${ownerName(row)}`,
    names: (row) => <Named name={nameOf(row)} row={row} />,
  },
}

export const AnalysesTab = () => <RecordTable of={ANALYSES} />
