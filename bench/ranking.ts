import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { readRanking } from './ranking/read-ranking.ts'
import { rankedFiles } from './ranking/score-files.ts'
import { meanAndDeviation, spearman } from './ranking/statistics.ts'

// npm run bench:ranking -- RANKING.tsv FILES_DIR [--checks=ID] [--figures]: how well the overall score follows a ranking made by hand.
// `--figures` leaves the files out. A row of the table: id, points, real (1 or 0), job ("role:CATEGORY:ROLE", or a text file beside the table).

const [table = '', folder = ''] = process.argv.slice(2).filter((a) => !a.startsWith('--'))
if (!table || !folder) {
  console.error('npm run bench:ranking -- RANKING.tsv FILES_DIR [--checks=ID]')
  process.exit(2)
}
const shown = process.argv.find((a) => a.startsWith('--checks='))?.slice('--checks='.length)
const asOf = process.argv.find((a) => a.startsWith('--as-of='))?.slice('--as-of='.length) ?? '2026-11-22'

const rows = readRanking(readFileSync(table, 'utf8'))
const scored = await rankedFiles(
  rows,
  folder,
  (file) => readFileSync(join(dirname(table), file), 'utf8'),
  asOf,
)

const column = (text: string | number, width: number) => String(text).padStart(width)
if (!process.argv.includes('--figures')) printFiles()

function printFiles(): void {
  console.log(`${'id'.padEnd(32)} hand score quality match  ats form sect  caps`)
  for (const { row, result } of [...scored].sort((a, b) => b.result.overall_score - a.result.overall_score))
    console.log(
      row.id.padEnd(32),
      column(row.points, 4),
      column(result.overall_score, 5),
      column(result.quality_score ?? '', 7),
      column(result.keyword_match.score ?? '-', 5),
      column(result.ats_score, 4),
      column(result.format_score, 4),
      column(result.section_score, 4),
      ` ${result.checks.flatMap(({ id, limit }) => (limit === undefined ? [] : [`${id} ${limit}`])).join(', ')}`,
    )
}

const figures = (name: string, some: typeof scored) => {
  const points = some.map(({ row }) => row.points)
  const line = (what: string, values: number[]) => {
    const { mean, deviation } = meanAndDeviation(values)
    console.log(
      `${name.padEnd(5)} ${what.padEnd(8)} n ${some.length}  Spearman ${spearman(points, values).toFixed(2)}  mean ${mean.toFixed(1)}  standard deviation ${deviation.toFixed(1)}`,
    )
  }
  line(
    'overall',
    some.map(({ result }) => result.overall_score),
  )
  line(
    'quality',
    some.map(({ result }) => result.quality_score ?? 0),
  )
}
figures('all', scored)
figures(
  'real',
  scored.filter(({ row }) => row.real),
)

const one = scored.find(({ row }) => row.id === shown)
if (one) printChecks(one.result)

function printChecks(result: AnalysisResult): void {
  for (const { id, part, points, of, finding, status } of result.checks)
    if (of > 0 || status === 'could_not_check')
      console.log(`${part.padEnd(8)} ${id.padEnd(24)} ${column(points, 3)} of ${column(of, 3)}  ${finding}`)
}
