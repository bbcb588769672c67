import type { AuthenticatorTransportFuture } from '@simplewebauthn/server'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Outcome } from '#server/sync/outcome.ts'
import type { AnalysisBody, AnalysisRecord } from '#shared/schema/analysis.ts'
import type { SignInEventKind } from '#shared/schema/sign-in.ts'
import type { ResumeBody } from '#shared/schema/synced/resume.ts'
import { moment, plainText } from './columns.ts'

// Tables that grow are keyed (user_id, id), so that they can be spread by user over several machines; nothing uses a
// serial. Bodies are `json`, not `jsonb`: they are never searched, and come back with their keys in the order they
// were sent, so that an analysis made on a device and one made here stay equal to the byte.

const count = (name: string) => bigint(name, { mode: 'number' })

/** Each letter and each two neighbours: what is shorter than the groups of three that `gin_trgm_ops` knows. */
export const shortParts = (...columns: PgColumn[]): SQL =>
  sql`short_parts(${sql.join(columns, sql` || chr(10) || `)})`

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: plainText('name').notNull(),
    /** Lower case, for search and sort. */
    nameKey: plainText('name_key').notNull(),
    email: plainText('email').notNull(),
    /** Lower case: one account per address, however it is written. */
    emailKey: plainText('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    isActive: boolean('is_active').notNull().default(true),
    deviceOnly: boolean('device_only').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastLogin: moment('last_login'),
    /** Of the authenticator app, base32; null: the password alone signs in. */
    totpSecret: text('totp_secret'),
    /** The last half minute whose code was used: each serves once. */
    totpStep: count('totp_step').notNull().default(0),
  },
  (t) => [
    uniqueIndex('users_email').on(t.emailKey),
    index('users_created').on(t.createdAt, t.id),
    index('users_name').on(t.nameKey, t.id),
    index('users_role_created').on(t.role, t.createdAt, t.id),
    index('users_name_search').using('gin', t.nameKey.op('gin_trgm_ops')),
    index('users_email_search').using('gin', t.emailKey.op('gin_trgm_ops')),
    index('users_short_search').using('gin', shortParts(t.nameKey, t.emailKey)),
  ],
)

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row per user, locked by everything that changes the user's rows. */
export const userCounters = pgTable('user_counters', {
  userId: owner().primaryKey(),
  /** Changes when the numbering can no longer be trusted: devices then resync in full. */
  epoch: uuid('epoch').notNull().defaultRandom(),
  version: count('version').notNull().default(0),
  /** Tombstones up to this version are forgotten: a device that knows less resyncs in full. */
  forgottenTo: count('forgotten_to').notNull().default(0),
  totalResumes: integer('total_resumes').notNull().default(0),
  totalAnalyses: integer('total_analyses').notNull().default(0),
  /** Analyses whose score was judged in part: their scores are in no sum. */
  inPart: integer('in_part').notNull().default(0),
  scoreSum: count('score_sum').notNull().default(0),
  /** Of all rows together, as they are written. */
  bytes: count('bytes').notNull().default(0),
})

/** Sums over all users, spread over shards by user, so that writers do not queue for one row. */
export const totals = pgTable('totals', {
  shard: smallint('shard').primaryKey(),
  users: count('users').notNull().default(0),
  resumes: count('resumes').notNull().default(0),
  analyses: count('analyses').notNull().default(0),
  inPart: count('in_part').notNull().default(0),
  scoreSum: count('score_sum').notNull().default(0),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    /** What a list of sessions may show. */
    publicId: uuid('public_id').notNull(),
    userId: owner(),
    kind: text('kind', { enum: ['short', 'remembered'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsed: moment('last_used').notNull(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: plainText('user_agent').notNull().default(''),
    /** When this token was made; null: with the session. */
    issuedAt: moment('issued_at'),
    /** The token before it, until this one was used. */
    replaces: text('replaces'),
    /** Since when the token after it has been used. */
    replacedAt: moment('replaced_at'),
  },
  (t) => [index('sessions_user').on(t.userId, t.createdAt), index('sessions_expiry').on(t.expiresAt)],
)

/** Why a token no longer opens anything, for as long as a device may still hold it. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    reason: text('reason', { enum: ['account_deleted', 'account_deactivated'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Whose it was: what became of them since is what counts. Null in rows of earlier versions. */
    userId: uuid('user_id'),
  },
  (t) => [index('ended_sessions_expiry').on(t.expiresAt)],
)

export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('reset_tokens_user').on(t.userId), index('reset_tokens_expiry').on(t.expiresAt)],
)

/** Each signs in once where the authenticator app is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), codeHash: text('code_hash').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    userId: owner(),
    /** The credential's own id, base64url. */
    id: text('id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: count('counter').notNull(),
    transports: json('transports').$type<AuthenticatorTransportFuture[]>(),
    name: plainText('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsed: moment('last_used'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('passkeys_id').on(t.id)],
)

/** What was asked of somebody and is answered within minutes, once. Of nobody yet where a passkey will say who it is. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    kind: text('kind', { enum: ['totp', 'passkey', 'passkey-login', 'invitation', 'email-code'] }).notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('challenges_expiry').on(t.expiresAt)],
)

/** What happened to an account's ways in; a browser and a system, no addresses. */
export const signInEvents = pgTable(
  'sign_in_events',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').$type<SignInEventKind>().notNull(),
    device: plainText('device').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('sign_in_events_own').on(t.userId, t.at, t.id),
    index('sign_in_events_forget').on(t.at),
  ],
)

/** A deleted row is a tombstone: it keeps its id and version, and no content. */
export const resumes = pgTable(
  'resumes',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    version: count('version').notNull(),
    deleted: boolean('deleted').notNull().default(false),
    kind: text('kind', { enum: ['upload', 'built'] }).notNull(),
    name: plainText('name').notNull().default(''),
    template: plainText('template'),
    contentHash: plainText('content_hash').notNull().default(''),
    body: json('body').$type<ResumeBody>(),
    /** Of the body; 0 where a version of us that did not count wrote it. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('resumes_version').on(t.userId, t.version),
    index('resumes_content')
      .on(t.userId, t.contentHash)
      .where(sql`not ${t.deleted} and ${t.contentHash} <> ''`),
    index('resumes_own').on(t.userId, t.createdAt, t.id).where(sql`not ${t.deleted}`),
    index('resumes_all').on(t.createdAt, t.userId, t.id).where(sql`not ${t.deleted}`),
    index('resumes_search').using('gin', t.name.op('gin_trgm_ops')).where(sql`not ${t.deleted}`),
    index('resumes_forget').on(t.updatedAt).where(sql`${t.deleted}`),
  ],
)

/** What lists show of an analysis. Long texts and suggestions are stored out of line by PostgreSQL itself. */
export const analyses = pgTable(
  'analyses',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    version: count('version').notNull(),
    deleted: boolean('deleted').notNull().default(false),
    resumeId: plainText('resume_id').notNull().default(''),
    resumeName: plainText('resume_name').notNull().default(''),
    analysisType: text('analysis_type', { enum: ['standard', 'ai'] }).notNull(),
    jobDescription: plainText('job_description').notNull().default(''),
    jobRole: plainText('job_role').notNull().default(''),
    jobCategory: plainText('job_category').notNull().default(''),
    /** Empty: the posting names none, there is no posting, or an earlier version of us wrote the record. */
    jobTitle: plainText('job_title').notNull().default(''),
    engineVersion: plainText('engine_version').notNull().default(''),
    overall: smallint('overall').notNull().default(0),
    /** Of how many points; null: of all 100. */
    judged: smallint('judged'),
    ats: smallint('ats').notNull().default(0),
    /** Null: there was nothing to match against. */
    keyword: smallint('keyword'),
    format: smallint('format').notNull().default(0),
    section: smallint('section').notNull().default(0),
    keywordMatch: json('keyword_match').$type<AnalysisRecord['keywordMatch']>(),
    suggestions: json('suggestions').$type<AnalysisRecord['suggestions']>(),
    aiAnalysis: json('ai_analysis').$type<AnalysisRecord['aiAnalysis']>(),
    /** Of what lists show, and of that and the body; 0 where a version of us that did not count wrote it. */
    recordBytes: integer('record_bytes').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('analyses_version').on(t.userId, t.version),
    index('analyses_own').on(t.userId, t.createdAt, t.id).where(sql`not ${t.deleted}`),
    index('analyses_all').on(t.createdAt, t.userId, t.id).where(sql`not ${t.deleted}`),
    index('analyses_score').on(t.overall, t.userId, t.id).where(sql`not ${t.deleted}`),
    index('analyses_search').using('gin', t.resumeName.op('gin_trgm_ops')).where(sql`not ${t.deleted}`),
    index('analyses_forget').on(t.updatedAt).where(sql`${t.deleted}`),
  ],
)

export const analysisBodies = pgTable(
  'analysis_bodies',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    body: json('body').$type<AnalysisBody>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.id], foreignColumns: [analyses.userId, analyses.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** What each mutation answered, so that one that is sent again is not applied again. */
export const mutations = pgTable(
  'mutations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** SHA-256 of the mutation: the same id with another content is refused. */
    hash: text('hash').notNull(),
    result: json('result').$type<Outcome>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('mutations_forget').on(t.createdAt)],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and a hash of whom: no address or email stands here. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.expiresAt)],
)

/** Actors and subjects by id only: names are looked up when the log is shown, and gone with their account. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    /** Null: the command line of the server's machine. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    detail: plainText('detail').notNull().default(''),
  },
  (t) => [index('audit_log_at').on(t.at, t.id)],
)
