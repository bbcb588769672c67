import { join } from 'node:path'
import { raiseBaseline } from './accuracy/baseline.ts'
import { calibrationOf } from './accuracy/claims.ts'
import { type ScoredFile, scoreFolder } from './accuracy/read-folder.ts'
import { FIELDS } from './accuracy/score.ts'
import { figuresOf, fileMean } from './accuracy/summary.ts'

// npm run bench:accuracy -- [FILES_DIR LABELS_DIR] [--per-file] [--by-family] [--only=PART_OF_ID] [--show=ID] [--raise-baseline]

const fixtures = join(import.meta.dirname, '..', 'fixtures')
const folders = process.argv.slice(2).filter((a) => !a.startsWith('--'))
const option = (name: string) => process.argv.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3)
const [files = join(fixtures, 'files'), labels = join(fixtures, 'labels')] = folders
const only = option('show') ?? option('only') ?? ''

const scored = await scoreFolder(files, labels, (id) => id.includes(only))
if (option('show')) console.log(JSON.stringify(scored, null, 1))
else print(scored)
if (process.argv.includes('--raise-baseline') && !folders.length && !only)
  console.log(raiseBaseline(figuresOf(scored.map((s) => s.score))))

function print(all: ScoredFile[]): void {
  const groups: [string, ScoredFile[]][] = [
    ['all', all],
    ['one column', all.filter((s) => s.label.columns === 1)],
    ['two columns', all.filter((s) => s.label.columns === 2)],
  ]
  const figures = groups.map(([, files]) => figuresOf(files.map((s) => s.score)))
  const cell = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1)).padStart(13)
  console.log(
    `${'% right'.padEnd(12)}${groups.map(([name, g]) => `${name} (${g.length})`.padStart(17)).join('')}`,
  )
  for (const field of [...FIELDS, 'mean'] as const)
    console.log(`${field.padEnd(12)}${figures.map((f) => `    ${cell(f[field])}`).join('')}`)
  const unread = all.filter((s) => s.error)
  for (const { id, error } of unread) console.log(`not read: ${id}: ${error}`)
  printCalibration(all)
  if (process.argv.includes('--by-family')) printFamilies(all)
  if (process.argv.includes('--per-file')) printFiles(all)
}

function printFiles(all: ScoredFile[]): void {
  console.log(`\n${''.padEnd(34)} mean ${FIELDS.map((f) => f.slice(0, 8).padStart(9)).join('')}`)
  for (const { id, score } of all) {
    const fields = FIELDS.map((f) => (score[f] === null ? '-' : (100 * score[f]).toFixed(0)).padStart(9))
    console.log(`${id.padEnd(34)} ${fileMean(score).toFixed(0).padStart(4)} ${fields.join('')}`)
  }
}

/** A family is a template or a maker: its files stand or fall together, so that each counts once in the mean. */
function printFamilies(all: ScoredFile[]): void {
  const families = new Map<string, ScoredFile[]>()
  for (const file of all) {
    const family = file.label.family || file.id
    families.set(family, [...(families.get(family) ?? []), file])
  }
  const rows = [...families].map(([family, files]) => ({
    family,
    files,
    figures: figuresOf(files.map((f) => f.score)),
  }))
  rows.sort((a, b) => (a.figures.mean ?? 0) - (b.figures.mean ?? 0))
  const cell = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(0)).padStart(9)
  console.log(`\n${'family'.padEnd(34)}files  mean${FIELDS.map((f) => f.slice(0, 8).padStart(9)).join('')}`)
  for (const { family, files, figures } of rows)
    console.log(
      `${family.slice(0, 33).padEnd(34)}${String(files.length).padStart(5)} ${(figures.mean ?? 0).toFixed(0).padStart(5)}${FIELDS.map((f) => cell(figures[f])).join('')}`,
    )
  const mean = (of: (typeof FIELDS)[number] | 'mean') => {
    const values = rows.flatMap((r) => r.figures[of] ?? [])
    return values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)
  }
  console.log(
    `${`each of ${rows.length} families once`.padEnd(34)}${String(all.length).padStart(5)} ${mean('mean').toFixed(1).padStart(5)}${FIELDS.map((f) => mean(f).toFixed(1).padStart(9)).join('')}`,
  )
  // The classifiers learn from open lists alone, and from no resume: no family stands on both sides.
  console.log('No resume is trained on: every family here is held out.')
}

function printCalibration(all: ScoredFile[]): void {
  const rows = calibrationOf(all.flatMap((s) => s.claims))
  if (rows.length === 0) return
  console.log('\nof fields given    right where 0.9 sure      right of all')
  const percent = (value: number | undefined) =>
    (value === undefined ? '-' : (100 * value).toFixed(1)).padStart(8)
  for (const { field, sureRight, sure, allRight, all } of rows)
    console.log(
      `${field.padEnd(18)}${percent(sureRight)} of ${String(sure).padStart(5)}     ${percent(allRight)} of ${String(all).padStart(5)}`,
    )
}
