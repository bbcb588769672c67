import { expect, test } from 'vitest'
import { unkeyed } from './statement-keys.ts'

test.each<[string, string[]]>([
  ['select "id" from "resumes" where "resumes"."user_id" = $1', []],
  ['select "id" from "resumes" where ("resumes"."user_id" = $1 and "resumes"."id" = $2) for update', []],
  ['select "id" from "resumes" where "resumes"."id" = $1', ['resumes']],
  ['select "id" from "resumes" where "resumes"."user_id" > $1', ['resumes']],
  ['update "users" set "name" = $1 where "users"."id" = $2', []],
  ['update "users" set "id" = $1', []],
  ['delete from "mutations" where "mutations"."created_at" < $1', ['mutations']],
  ['insert into "analyses" ("user_id", "id") values ($1, $2)', []],
  ['insert into "analyses" ("id", "version") values ($1, $2)', ['analyses']],
  ['insert into "totals" ("shard") values ($1)', []],
  [
    'select 1 from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" where "sessions"."user_id" = $1',
    [],
  ],
  [
    'select 1 from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" where "sessions"."token_hash" = $1',
    ['sessions', 'users'],
  ],
  [
    'select 1 from "analyses" left join "analysis_bodies" on "analysis_bodies"."id" = "analyses"."id" where "analyses"."user_id" = $1',
    ['analysis_bodies'],
  ],
])('%s', (query, tables) => {
  expect(unkeyed(query)).toEqual(tables)
})
