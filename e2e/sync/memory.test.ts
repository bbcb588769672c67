import { expect, test } from 'vitest'
import { fc } from '../../fixtures/properties.ts'
import { ModelServer } from './model-server.ts'
import { runSchedule } from './run-schedule.ts'
import { schedules } from './step.ts'

const ACCOUNTS: [string, string] = ['account-aaaa', 'account-bbbb']

test('any schedule, the server in memory: nothing is lost, doubled, mixed up or revived', async () => {
  const runs = Number(process.env.RUNS ?? 2_000)
  await fc.assert(
    fc.asyncProperty(schedules({ steps: 14, restores: true }), (schedule) =>
      runSchedule(schedule, { server: new ModelServer(), accounts: ACCOUNTS, space: 1 }),
    ),
    { numRuns: runs, seed: Number(process.env.SEED ?? 20_240_601) },
  )
  expect(runs).toBeGreaterThan(0)
})
