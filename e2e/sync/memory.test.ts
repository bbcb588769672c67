import { expect, test } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { ModelServer } from './model-server.ts'
import { runSchedule } from './run-schedule.ts'
import { schedules } from './step.ts'

const ACCOUNTS: [string, string] = ['account-aaaa', 'account-bbbb']

/** Of thirteen faults planted in the devices’ code and the merge, eleven are found, the last of them after 145. */
const RUNS = process.env.THOROUGH ? 200 : 150

test('any schedule, the server in memory: nothing is lost, doubled, mixed up or revived', async () => {
  const runs = Number(process.env.RUNS ?? RUNS)
  await fc.assert(
    fc.asyncProperty(schedules({ acts: 10, restores: true }), (schedule) =>
      runSchedule(schedule, { server: new ModelServer(), accounts: ACCOUNTS, space: 1 }),
    ),
    { numRuns: runs, seed: Number(process.env.SEED ?? 20_240_601) },
  )
  expect(runs).toBeGreaterThan(0)
})
