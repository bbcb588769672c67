import { readFileSync } from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { KEYED_TABLES } from '#server/testing/statement-keys.ts'
import * as schema from './schema.ts'

// What Citus demands of a table that is spread: each unique key holds the column it is spread by, and a foreign key leads to a
// table that is everywhere or lies beside it.

const ddl = readFileSync(path.join(projectRoot, 'deploy', 'citus.sql'), 'utf8')
const everywhere = [...ddl.matchAll(/create_reference_table\('(\w+)'\)/g)].map(([, table]) => table)
const spread = new Map(
  [...ddl.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table = '', by = '']) => [
    table,
    by,
  ]),
)
const dropped = [...ddl.matchAll(/DROP INDEX (\w+)/g)].map(([, name]) => name)

const tables = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .map((table) => getTableConfig(table as PgTable))

test('each table is said once where it belongs', () => {
  const said = [
    ...everywhere,
    ...[...ddl.matchAll(/create_distributed_table\('(\w+)'/g)].map(([, name]) => name),
  ]
  expect(said.sort()).toEqual(tables.map(({ name }) => name).sort())
})

describe.each(tables.filter(({ name }) => spread.has(name)).map((table) => [table.name, table] as const))(
  '%s',
  (name, { columns, primaryKeys, indexes, foreignKeys }) => {
    const by = spread.get(name) ?? ''

    test('has the column it is spread by', () => {
      expect(columns.find((column) => column.name === by)?.notNull).toBe(true)
    })

    test('has it in each key that is unique', () => {
      const unique = [
        ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
        ...columns.filter((column) => column.primary || column.isUnique).map((column) => [column.name]),
        ...indexes
          .filter(({ config }) => config.unique && !dropped.includes(config.name))
          .map(({ config }) => config.columns.map((column) => ('name' in column ? column.name : ''))),
      ]
      expect(unique).not.toEqual([])
      for (const key of unique) expect(key).toContain(by)
    })

    test('points only at what is everywhere, or beside it', () => {
      for (const key of foreignKeys) {
        const { columns: from, foreignColumns: to, foreignTable } = key.reference()
        const target = getTableConfig(foreignTable).name
        if (everywhere.includes(target)) continue
        const at = from.findIndex((column) => column.name === by)
        expect(to[at]?.name).toBe(spread.get(target))
      }
    })
  },
)

test('what belongs to a person is spread by the person, unless it is found by a hash', () => {
  const elsewhere = Object.keys(KEYED_TABLES).filter(
    (table) => !everywhere.includes(table) && spread.get(table) !== KEYED_TABLES[table],
  )
  expect(elsewhere.sort()).toEqual(['reset_tokens', 'sessions'])
})
