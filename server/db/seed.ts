import { sql } from 'drizzle-orm'
import { type AnalysisBody, emptyResult } from '#shared/schema/analysis.ts'
import { emptyFacts } from '#shared/schema/document.ts'
import { emptyDraft } from '#shared/schema/draft.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { ENGINE_VERSION } from '#shared/score/engine-version.ts'
import type { Db } from './open.ts'
import { bytesOf } from './row-size.ts'

interface SeedSize {
  users: number
  analyses: number
}

interface SeedOptions extends SeedSize {
  now: Date
  /** Of the one password that all of them have. */
  passwordHash: string
}

// Invented people for demonstrations and measurements, made by the database itself: a million rows take a minute, not
// an hour. Everything is computed from the row's number, so that two runs make the same picture.

const FIRST = [
  'Ann',
  'Ben',
  'Chidi',
  'Dana',
  'Emre',
  'Fatima',
  'Goran',
  'Hana',
  'Ivo',
  'Jun',
  'Kofi',
  'Lena',
  'Mina',
]
const LAST = [
  'Abel',
  'Brandt',
  'Costa',
  'Duarte',
  'Eriksen',
  'Fofana',
  'Grün',
  'Haddad',
  'Ito',
  'Jansen',
  'Kaya',
]
const FILES = ['resume.pdf', 'CV 2026.docx', 'cv_final.pdf', 'application.doc', 'Lebenslauf.pdf']
const ROLES = ['Frontend Developer', 'Backend Developer', 'Full Stack Developer']
const MATCHED = ['TypeScript', 'React', 'SQL']
const MISSING = ['Kubernetes', 'GraphQL']
/** About what one of these records takes. */
const RECORD_BYTES = 600
const RESUMES_PER_USER = 2
const SPREAD_DAYS = 700
export const SEED_EMAIL = (number: number) => `person${number}@example.com`

const pick = (from: readonly string[], index: ReturnType<typeof sql>) =>
  sql`(array[${sql.join(
    from.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[])[1 + (${index}) % ${sql.raw(String(from.length))}]`

export async function seed(db: Db, { users, analyses, now, passwordHash }: SeedOptions): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const perUser = Math.max(1, Math.ceil(analyses / users))
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table seeded (n int primary key, id uuid not null) on commit drop`)
    await tx.execute(
      sql`insert into seeded select n, gen_random_uuid() from generate_series(1, ${users}::int) n`,
    )
    const name = sql`${pick(FIRST, sql`n`)} || ' ' || ${pick(LAST, sql`n / 13`)}`
    await tx.execute(sql`
      insert into users (id, name, name_key, email, email_key, password_hash, created_at, last_login)
      select id, ${name}, lower(${name}), 'person' || n || '@example.com', 'person' || n || '@example.com',
        ${passwordHash}, ${at} - n * interval '1 day' * ${SPREAD_DAYS}::float / ${users}::float,
        case when n % 3 > 0 then ${at} - n % 500 * interval '1 hour' end
      from seeded`)
    const score = sql`45 + (i * 7) % 50`
    await tx.execute(sql`
      insert into analyses (user_id, id, version, resume_name, analysis_type, job_role, job_category, engine_version,
        overall, ats, keyword, format, section, keyword_match, suggestions, record_bytes, bytes, created_at, updated_at)
      select s.id, gen_random_uuid(), 1 + (i - 1) / ${users}::int, ${pick(FILES, sql`i`)},
        case when i % 5 = 0 then 'ai' else 'standard' end, ${pick(ROLES, sql`i`)}, 'Software Development',
        ${ENGINE_VERSION}, ${score}, 50 + (i * 11) % 50, (i * 13) % 100, 55 + (i * 3) % 45, 50 + (i * 5) % 50,
        ${JSON.stringify({ matched: MATCHED, missing: MISSING })}::json,
        ${JSON.stringify({ skills: ['Name Kubernetes where you have used it.'] })}::json,
        ${RECORD_BYTES}::int, ${RECORD_BYTES + bytesOf(sampleBody())}::int,
        ${at} - i * interval '1 day' * ${SPREAD_DAYS}::float / ${analyses}::float, ${at}
      from generate_series(1, ${analyses}::int) i join seeded s on s.n = 1 + (i - 1) % ${users}::int`)
    await tx.execute(sql`
      insert into analysis_bodies (user_id, id, body)
      select a.user_id, a.id, ${JSON.stringify(sampleBody())}::json from analyses a join seeded s on s.id = a.user_id`)
    await tx.execute(sql`
      insert into resumes (user_id, id, version, kind, name, template, body, bytes, created_at, updated_at)
      select id, gen_random_uuid(), ${perUser}::int + r, 'built', 'Resume ' || r,
        ${pick(['modern', 'classic', 'creative'], sql`n + r`)}, ${JSON.stringify(sampleResume(now))}::json,
        ${bytesOf(sampleResume(now))}::int,
        ${at} - (n + r) * interval '1 minute', ${at}
      from seeded, generate_series(1, ${RESUMES_PER_USER}::int) r`)
    await tx.execute(sql`
      insert into user_counters (user_id, version, total_resumes, total_analyses, score_sum, bytes)
      select s.id, ${perUser + RESUMES_PER_USER}::int, ${RESUMES_PER_USER}::int, count(a.id), coalesce(sum(a.overall), 0),
        coalesce(sum(a.bytes), 0) + ${RESUMES_PER_USER * bytesOf(sampleResume(now))}::int
      from seeded s left join analyses a on a.user_id = s.id group by s.id`)
    // The same shard as addToCounters finds: the last four hex digits.
    await tx.execute(sql`
      insert into totals (shard, users, resumes, analyses, score_sum)
      select ('x' || right(c.user_id::text, 4))::bit(16)::int % 64, count(*), sum(total_resumes), sum(total_analyses),
        sum(score_sum)
      from user_counters c join seeded s on s.id = c.user_id group by 1
      on conflict (shard) do update set users = totals.users + excluded.users,
        resumes = totals.resumes + excluded.resumes, analyses = totals.analyses + excluded.analyses,
        score_sum = totals.score_sum + excluded.score_sum`)
  })
  await db.execute(sql`vacuum analyze`)
}

const sampleBody = (): AnalysisBody => ({
  schemaVersion: 1,
  result: {
    ...emptyResult(70),
    engineVersion: ENGINE_VERSION,
    asOf: '2026-01-01',
    keyword_match: { score: 60, matched_skills: MATCHED, missing_skills: MISSING },
    assessment: 'An invented analysis for demonstrations.',
  },
  resume: emptyResume(),
  facts: emptyFacts('pdf', 'resume.pdf', 0),
})

const sampleResume = (now: Date): ResumeBody => ({
  schemaVersion: 1,
  kind: 'built',
  name: 'Resume',
  contentHash: '',
  draft: emptyDraft(),
  resume: null,
  facts: null,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
})
