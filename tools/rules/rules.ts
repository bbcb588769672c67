// `npm run rules`: every rule of reading, how many resumes of each set it fires on, and how many points of their mean
// score are lost without it. `-- --write` notes the supported ones beside this file, for the test that refuses others;
// `-- --only PART` examines the rules whose file or text has it.
import { writeFileSync } from 'node:fs'
import { foundIn } from '../../bench/accuracy/found.ts'
import { scoreFile } from '../../bench/accuracy/score.ts'
import { fileMean } from '../../bench/accuracy/summary.ts'
import { examinedStructure } from './examined.ts'
import { allRules, type Rule } from './find.ts'
import { type Case, sets } from './sets.ts'
import { readSupport, SUPPORT_FILE, type Support } from './support.ts'
import { watch } from './tracked.ts'

/** A rule that fires nearly everywhere is judged on as many as this of each set. */
const JUDGED = 40

const argv = process.argv.slice(2)
const only = argv.includes('--only') ? (argv[argv.indexOf('--only') + 1] ?? '') : ''
const rules = allRules().filter((r) => r.key.includes(only))
const structure = await examinedStructure()
const all = await sets()

const scoreOf = ({ document, label }: Case) =>
  fileMean(scoreFile(label, foundIn(structure(document), document)))

interface Run {
  one: Case
  mean: number
}
const fired = new Map<string, { fixtures: Run[]; generated: Run[]; locked: Run[] }>()
const none = () => ({ fixtures: [], generated: [], locked: [] })
for (const set of ['fixtures', 'generated', 'locked'] as const)
  for (const one of all[set]) {
    watch().hits.clear()
    const mean = scoreOf(one)
    for (const key of watch().hits.keys()) {
      const runs = fired.get(key) ?? none()
      runs[set].push({ one, mean })
      fired.set(key, runs)
    }
  }

/** Points of the whole set's mean that are gone without the rule. */
function lost(rule: Rule, runs: readonly Run[], size: number): number {
  const judged = runs.filter((_, i) => i % Math.ceil(runs.length / JUDGED) === 0)
  if (judged.length === 0) return 0
  watch().off = rule.key
  const gone = judged.reduce((sum, { one, mean }) => sum + mean - scoreOf(one), 0)
  watch().off = undefined
  return ((gone / judged.length) * runs.length) / Math.max(1, size)
}

const supported: Support['supported'] = {}
const rows = rules.map((rule) => {
  const runs = fired.get(rule.key) ?? none()
  const training = [...runs.fixtures, ...runs.generated]
  const row = {
    rule,
    fires: training.length,
    lockedFires: runs.locked.length,
    loss: lost(rule, training, all.fixtures.length + all.generated.length),
    lockedLoss: lost(rule, runs.locked, all.locked.length),
  }
  if (row.fires + row.lockedFires > 0)
    supported[rule.key] = {
      fires: row.fires,
      locked: row.lockedFires,
      lost: Math.round((row.loss + row.lockedLoss) * 1000) / 1000,
    }
  return row
})
rows.sort(
  (a, b) =>
    b.loss + b.lockedLoss - a.loss - a.lockedLoss || b.fires - a.fires || (a.rule.key < b.rule.key ? -1 : 1),
)
console.log(`${all.fixtures.length} fixtures, ${all.generated.length} generated, ${all.locked.length} locked`)
console.log('  lost  lost, locked  fires  fires, locked  rule')
for (const { rule, fires, lockedFires, loss, lockedLoss } of rows)
  console.log(
    `${loss.toFixed(3).padStart(6)} ${lockedLoss.toFixed(3).padStart(13)} ${String(fires).padStart(6)} ${String(lockedFires).padStart(14)}  ${rule.file}:${rule.line} ${rule.key.slice(rule.file.length + 1, rule.file.length + 100)}`,
  )
const silent = rows.filter((r) => r.fires + r.lockedFires === 0)
const idle = rows.filter((r) => r.fires + r.lockedFires > 0 && r.loss + r.lockedLoss <= 0)
console.log(
  `\n${rows.length} rules: ${silent.length} fire on nothing, ${idle.length} fire and change nothing for the better.`,
)
if (argv.includes('--write')) {
  const names = silent.map((r) => r.rule.key).sort()
  const before = readSupport()
  const fresh = before ? names.filter((n) => !before.unsupported.includes(n)) : []
  if (fresh.length > 0) {
    console.error(`Not noted, since nothing supports them:\n${fresh.join('\n')}`)
    process.exitCode = 1
  }
  const unsupported = names.filter((n) => !fresh.includes(n))
  const sorted = Object.fromEntries(Object.entries(supported).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(SUPPORT_FILE, `${JSON.stringify({ supported: sorted, unsupported }, null, 1)}\n`)
}
