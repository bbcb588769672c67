import { expect, test } from 'vitest'
import { kindOf } from './statement-kind.ts'

test.each([
  ['select 1', 'read'],
  ['\n (SELECT 1) union select 2', 'read'],
  ['select "x" from "users" where "id" = $1 for update', 'write'],
  ['select 1 from t FOR NO KEY UPDATE', 'write'],
  ['select 1 from t for share', 'write'],
  ['with x as (delete from t returning 1) select * from x', 'write'],
  ['insert into t values (1)', 'write'],
  ['update t set a = 1', 'write'],
  ['', 'write'],
  ['-- a remark\nselect 1', 'write'],
  ['begin', 'bracket'],
  ['rollback', 'bracket'],
  ['savepoint sp1', 'bracket'],
  ['vacuum analyze', 'maintenance'],
  ['CREATE INDEX x on t(a)', 'maintenance'],
])('%j is a %s', (sql, kind) => {
  expect(kindOf(sql)).toBe(kind)
})
