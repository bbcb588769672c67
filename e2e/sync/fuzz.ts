import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { ModelServer } from './model-server.ts'
import { runSchedule } from './run-schedule.ts'
import { schedules } from './step.ts'

// npm run fuzz:sync -- [--runs 20000] [--seed N] [--path P]
// A failure prints its seed, its path and the shortest schedule found; both given again replay it.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    acts: { type: 'string', default: '16' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
})

const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const numRuns = Number(values.runs)
const started = Date.now()
let done = 0

console.log(`seed ${seed}, ${numRuns} schedules of up to ${values.acts} acts, the server in memory`)
const property = fc.asyncProperty(
  schedules({ acts: Number(values.acts), restores: true }),
  async (schedule) => {
    await runSchedule(schedule, {
      server: new ModelServer(),
      accounts: ['account-aaaa', 'account-bbbb'],
      space: 1,
    })
    done += 1
    if (done % 1_000 === 0) console.log(`${done} in ${Math.round((Date.now() - started) / 1000)} s`)
  },
)
const result = await fc.check(property, { seed, numRuns, ...(values.path ? { path: values.path } : {}) })
if (result.failed) {
  console.error(
    String(result.errorInstance instanceof Error ? result.errorInstance.stack : result.errorInstance),
  )
  console.error(JSON.stringify(result.counterexample?.[0], null, 1))
  console.error(`Again: npm run fuzz:sync -- --seed ${result.seed} --path ${result.counterexamplePath}`)
  process.exitCode = 1
} else console.log(`${result.numRuns} schedules hold (seed ${seed}, ${Date.now() - started} ms)`)
