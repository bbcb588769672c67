import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseKind, openTestDatabase, type TestDatabase } from '#server/testing/databases.ts'
import { type RealServer, realServer } from './real-server.ts'
import { runSchedule } from './run-schedule.ts'
import { schedules } from './step.ts'

const RUNS = process.env.THOROUGH ? 120 : 30
const SEED = 20_240_601

/** The same schedules as in memory, against the server's own functions on a real database. */
export function holdsOn(kind: DatabaseKind) {
  let database: TestDatabase
  let server: RealServer
  let spaces = 0

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    server = realServer(database.db, pino({ level: 'silent' }))
  })
  afterAll(() => database.close())

  test(`any schedule on ${kind}: nothing is lost, doubled, mixed up or revived`, async () => {
    const arbitrary = schedules({ acts: 8, restores: false })
    await fc.assert(
      fc.asyncProperty(arbitrary, async (schedule) => {
        spaces += 1
        const accounts: [string, string] = [await server.person(), await server.person()]
        await runSchedule(schedule, { server, accounts, space: spaces })
      }),
      { numRuns: RUNS, seed: SEED },
    )
    expect(spaces).toBeGreaterThanOrEqual(RUNS)
  })
}
