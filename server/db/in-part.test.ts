import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnalysis } from '#server/testing/samples.ts'
import { onBothDatabases } from '#server/testing/world.ts'
import { totals, userCounters } from './schema.ts'

onBothDatabases('what was judged in part', (world) => {
  test('sums from before scores were judged in part are put right when the column comes', async () => {
    const [one, two] = [await world.person(), await world.person()]
    await addAnalysis(world, one.id, {}, 80)
    await addAnalysis(world, one.id, { judged: 48 }, 30)
    await addAnalysis(world, two.id, { judged: 56 }, 20)
    const gone = await addAnalysis(world, two.id, { judged: 56 }, 10)
    await world.call('DELETE', `/api/analyses/${gone}`, { token: two.token })
    const sums = async () => [
      await world.db.select().from(userCounters).orderBy(userCounters.userId),
      await world.db.select().from(totals).orderBy(totals.shard),
    ]
    const right = await sums()
    const points = sql`(select sum(overall) from analyses a where a.judged is not null and not a.deleted`
    await world.db.execute(sql`update user_counters set in_part = 0,
    score_sum = score_sum + coalesce(${points} and a.user_id = user_counters.user_id), 0)`)
    await world.db.execute(sql`update totals set in_part = 0, score_sum = score_sum + coalesce(
    ${points} and ('x' || right(a.user_id::text, 4))::bit(16)::int % 64 = totals.shard), 0)`)
    expect(await sums()).not.toEqual(right)
    const migration = readFileSync(path.join(import.meta.dirname, 'migrations/0003_in_part.sql'), 'utf8')
    for (const statement of migration.split('--> statement-breakpoint'))
      if (statement.includes('UPDATE')) await world.db.execute(sql.raw(statement))
    expect(await sums()).toEqual(right)
  })

  test('records of nothing but zeros leave the averages, and what scored no more than that stays', async () => {
    const person = await world.person()
    await addAnalysis(world, person.id, {}, 80)
    await addAnalysis(
      world,
      person.id,
      { scores: { overall: 0, ats: 4, keywordMatch: 0, format: 0, section: 0 } },
      0,
    )
    for (const _ of [1, 2])
      await addAnalysis(
        world,
        person.id,
        { scores: { overall: 0, ats: 0, keywordMatch: null, format: 0, section: 0 } },
        0,
      )
    const sums = async () => {
      const [own] = await world.db.select().from(userCounters).where(eq(userCounters.userId, person.id))
      const all = await world.db.select().from(totals)
      return [own?.inPart, own?.scoreSum, all.reduce((sum, { inPart }) => sum + inPart, 0)]
    }
    const [, , before = 0] = await sums()
    const migration = readFileSync(path.join(import.meta.dirname, 'migrations/0008_zeros.sql'), 'utf8')
    for (const _ of ['once', 'again']) {
      await world.db.execute(sql.raw(migration))
      expect(await sums()).toEqual([2, 80, before + 2])
    }
  })
})
