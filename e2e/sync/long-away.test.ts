import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOldSync } from '#server/sync/forget.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/databases.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import { type RealServer, realServer } from './real-server.ts'
import { Simulation } from './simulation.ts'

const DAY = 86_400_000

let database: TestDatabase
let server: RealServer
beforeAll(async () => {
  database = await openTestDatabase('postgres')
  server = realServer(database.db, pino({ level: 'silent' }))
})
afterAll(() => database.close())

let spaces = 0
/** Two devices with one resume and one analysis less on the server than the second one knows, and no tombstones left. */
async function away({ edits }: { edits: boolean }) {
  const account = await server.person()
  const accounts: [string, string] = [account, await server.person()]
  spaces += 1
  const simulation = new Simulation({ server, accounts, space: spaces, devices: 2, locks: true })
  const [here, there] = [await simulation.device(0).tab(0), await simulation.device(1).tab(0)]
  const { row: gone } = await here.store.resumes.saveDraft({ draft: { ...emptyDraft(), title: 'Gone' } })
  await here.store.resumes.saveDraft({ draft: { ...emptyDraft(), title: 'Stays' } })
  await here.engine.flush()
  await there.engine.flush()
  await here.store.resumes.remove(gone.id)
  await here.engine.flush()
  if (edits) await there.store.resumes.rename(gone.id, 'Edited')
  await forgetOldSync(database.db, new Date(Date.now() + 200 * DAY))
  await here.store.resumes.saveDraft({ draft: { ...emptyDraft(), title: 'New' } })
  await here.engine.flush()
  expect(await there.engine.flush()).toBe('done')
  return (await there.store.resumes.list()).map((row) => row.body.name).sort()
}

describe('a device that was away for longer than tombstones are kept', () => {
  test('loses what was deleted meanwhile, and has the rest', async () => {
    expect(await away({ edits: false })).toEqual(['New', 'Stays'])
  })

  test('keeps what was edited on it, under a new id', async () => {
    expect(await away({ edits: true })).toEqual(['Edited (kept)', 'New', 'Stays'])
  })
})
