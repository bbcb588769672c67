import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '#server/testing/databases.ts'
import { rowsFor } from '#server/testing/requests.ts'
import { World } from '#server/testing/world.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { rowsOf } from './rows.ts'

const ODD = '𝒳 "quoted" \\ new\nline \u2028 ليلى'

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  const world = new World(kind)
  let empty: TestDatabase
  let folder = ''
  let file = ''
  beforeAll(async () => {
    world.database = await openTestDatabase(kind)
    empty = await openTestDatabase(kind)
    world.start()
    const { me } = await rowsFor(world, true)
    await world.call('POST', '/api/resumes', { token: me.token, json: { summary: ODD } })
    await world.login(me.email)
  })
  afterAll(async () => {
    await world.deps.parser.close()
    await world.database.close()
    await empty.close()
  })
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'legible-backup-'))
    file = path.join(folder, 'backup')
    await writeBackup(world.db, file)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const tables = [
    ...['users', 'sessions', 'resumes', 'analyses', 'analysis_bodies', 'mutations', 'totals'],
    ...['sign_in_events', 'audit_log', 'rate_limits', 'ended_sessions'],
  ]
  const contentOf = async ({ db }: Pick<TestDatabase, 'db'>) => {
    const all: Record<string, unknown[]> = {}
    for (const table of tables)
      all[table] = rowsOf(
        await db.execute(sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`),
      )
    return all
  }

  test.each(DATABASE_KINDS)('is restored into an empty %s, row by row', async (other) => {
    const to = await openTestDatabase(other)
    const before = await contentOf(world.database)
    expect(before.users).toHaveLength(2)
    expect(before.resumes?.length).toBeGreaterThan(2)
    expect(await restoreBackup(to.db, file)).toBeGreaterThan(10)
    expect(await contentOf(to)).toEqual(before)
    const epochs = sql`select user_id, epoch from user_counters order by 1`
    const [was, is] = [rowsOf(await world.db.execute(epochs)), rowsOf(await to.db.execute(epochs))]
    expect(is).toHaveLength(was.length)
    expect(is).not.toEqual(was)
    await to.close()
  })

  test('is for its owner only, and never written over a half one of another run', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(`${file}.part`, 'of somebody else')
    await expect(writeBackup(world.db, file)).rejects.toThrow('EEXIST')
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('of somebody else')
  })

  const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const packed = (changed: string[]) => writeFileSync(file, gzipSync(changed.join('\n')))
  test.each<[string, () => void]>([
    ['cut', () => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2))],
    ['without its end', () => packed(lines().slice(0, -1))],
    ['with a line missing', () => packed(lines().toSpliced(2, 1))],
    ['with a line twice', () => packed(lines().toSpliced(2, 0, lines()[2] ?? ''))],
    ['of something else', () => writeFileSync(file, gzipSync('{"format": "other"}'))],
    ['not packed', () => writeFileSync(file, lines().join('\n'))],
    ['empty', () => writeFileSync(file, '')],
    [
      'of a table there is none of',
      () => packed(lines().toSpliced(1, 0, '{"table": "pg_authid", "rows": []}')),
    ],
    [
      'of a later version',
      () => packed(['{"format":"legible-backup-1","migratedTo":9999999999999}', ...lines().slice(1)]),
    ],
  ])('that is %s changes nothing', async (_, damage) => {
    damage()
    await expect(restoreBackup(empty.db, file)).rejects.toThrow()
    for (const [table, rows] of Object.entries(await contentOf(empty)))
      expect([table, rows]).toEqual([table, []])
  })

  test('goes into no database that is in use', async () => {
    const before = await contentOf(world.database)
    await expect(restoreBackup(world.db, file)).rejects.toThrow('This database has accounts already')
    expect(await contentOf(world.database)).toEqual(before)
  })
})
