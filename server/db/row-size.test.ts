import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnalysis, addResume } from '#server/testing/samples.ts'
import { onBothDatabases } from '#server/testing/world.ts'
import { analyses, resumes, userCounters } from './schema.ts'

onBothDatabases('the sizes of rows', (world) => {
  test('are measured by the migration where an earlier version wrote them, about as we would', async () => {
    const [ada, bob] = [await world.person(), await world.person()]
    await addResume(world, ada.id, { name: 'Zoë’s resume' })
    await addAnalysis(world, ada.id, { jobDescription: '💼'.repeat(1000) })
    await addAnalysis(world, bob.id)
    const gone = await addAnalysis(world, bob.id)
    await world.call('DELETE', `/api/analyses/${gone}`, { token: bob.token })
    const sizes = async () => {
      const rows = [...(await world.db.select().from(resumes)), ...(await world.db.select().from(analyses))]
      return Object.fromEntries(rows.map((row) => [row.id, row.bytes]))
    }
    const ours = await sizes()
    for (const table of ['resumes', 'analyses', 'user_counters'])
      await world.db.execute(sql`update ${sql.identifier(table)} set bytes = 0`)
    const migration = readFileSync(path.join(import.meta.dirname, 'migrations/0005_row_sizes.sql'), 'utf8')
    for (const statement of migration.split('--> statement-breakpoint'))
      if (statement.includes('UPDATE')) await world.db.execute(sql.raw(statement))
    const measured = await sizes()
    expect(measured[gone]).toBe(0)
    for (const [id, bytes] of Object.entries(ours)) expect(Math.abs(bytes - measured[id]!)).toBeLessThan(600)
    const counters = await world.db.select().from(userCounters)
    expect(counters.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(
      Object.values(measured).reduce((sum, bytes) => sum + bytes, 0),
    )
  })
})
