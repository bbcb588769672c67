import { join } from 'node:path'
import { raiseBaseline } from './accuracy/baseline.ts'
import { type ScoredFile, scoreFolder } from './accuracy/read-folder.ts'
import { FIELDS } from './accuracy/score.ts'
import { figuresOf, fileMean } from './accuracy/summary.ts'

// npm run bench:accuracy -- [FILES_DIR LABELS_DIR] [--per-file] [--only=PART_OF_ID] [--show=ID] [--raise-baseline]

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
  if (process.argv.includes('--per-file')) printFiles(all)
}

function printFiles(all: ScoredFile[]): void {
  console.log(`\n${''.padEnd(34)} mean ${FIELDS.map((f) => f.slice(0, 8).padStart(9)).join('')}`)
  for (const { id, score } of all) {
    const fields = FIELDS.map((f) => (score[f] === null ? '-' : (100 * score[f]).toFixed(0)).padStart(9))
    console.log(`${id.padEnd(34)} ${fileMean(score).toFixed(0).padStart(4)} ${fields.join('')}`)
  }
}
