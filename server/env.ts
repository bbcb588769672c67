import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { issueText } from './issue-text.ts'

// Every setting, its check and its default, once. `.env.example` lists the same with one line of why each.

const flag = z.stringbool({
  truthy: ['true', '1', 'yes', 'on'],
  falsy: ['false', '0', 'no', 'off'],
  error: 'must be true or false',
})
const whole = (from: number, to: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })
    .transform(Number)
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every((origin) => /^https?:\/\/[^/\s;,'"]+$/.test(origin)), {
    error: 'must be addresses such as https://app.example.com, without a path, parted by blanks',
  })

/** WebLLM's weights, their redirects, and its compiled model libraries. */
const MODEL_HOSTS =
  'https://huggingface.co https://*.huggingface.co https://*.hf.co https://raw.githubusercontent.com'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  CONNECTIONS: whole(1, 100_000).default(1024),
  CONNECTIONS_PER_ADDRESS: whole(1, 100_000).default(512),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      hostname: /./,
      error: 'must look like postgres://user:password@host:5432/name',
    })
    .optional(),
  DATABASE_POOL: whole(1, 500).default(10),
  ACCOUNT_ROWS: whole(1, 10_000_000).default(5000),
  ACCOUNT_MB: whole(1, 1_000_000).default(200),
  DISK_RESERVE_MB: whole(32, 1_000_000).default(64),
  MIGRATE_ON_START: flag.default(true),
  PUBLIC_URL: webUrl.optional(),
  CORS_ORIGINS: origins.default([]),
  TRUST_PROXY: whole(0, 10).default(0),
  CONTACT_EMAIL: z.email('must be an email address').or(z.literal('')).default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Legible <no-reply@localhost>'),
  VERIFY_EMAIL: flag.default(false),
  REGISTRATION: z.enum(['open', 'invited', 'closed'], 'must be open, invited or closed').default('open'),
  HASHES_AT_ONCE: whole(1, 64).default(Math.max(1, Math.min(4, availableParallelism() - 1))),
  RATE_LIMITS: flag.default(true),
  PARSE_PROCESSES: whole(1, 64).default(Math.max(1, availableParallelism() - 1)),
  PARSE_QUEUE: whole(0, 10_000).default(16),
  UPLOAD_MEMORY_MB: whole(16, 65_536).default(64),
  PARSE_SECONDS: whole(1, 600).default(60),
  PARSE_MEMORY_MB: whole(128, 65_536).default(768),
  AI_BASE_URL: webUrl.optional(),
  AI_MODEL: z.string().default(''),
  AI_API_KEY: z.string().default(''),
  AI_SECONDS: whole(5, 3600).default(120),
  AI_DAILY: whole(1, 100_000).default(50),
  AI_CONCURRENCY: whole(1, 1000).default(4),
  MODEL_BASE_URL: z.union([z.literal(''), webUrl]).default(''),
  MODEL_ORIGINS: origins.transform((list) => list.join(' ')).default(MODEL_HOSTS),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no blanks')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

export const SETTINGS = Object.keys(settings.shape)

export type Env = Omit<z.infer<typeof settings>, 'DATA_DIR' | 'PUBLIC_URL'> & {
  DATA_DIR: string
  PUBLIC_URL: string
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Takes what the process was given; says everything that is wrong at once. */
export function readEnv(given: Record<string, string | undefined>): Env {
  // `DATABASE_URL=` in a file means "not set".
  const trimmed = Object.entries(given).map(([name, value]) => [name, value?.trim()] as const)
  const present = Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(present)
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issueText(issue, 'It')}`)
  if (present.NODE_ENV === 'production' && !present.DATABASE_URL && !present.DATA_DIR)
    wrong.push('DATABASE_URL or DATA_DIR: one of them must be set when NODE_ENV is production')
  if (present.SMTP_URL && !present.MAIL_FROM)
    wrong.push('MAIL_FROM: must be set beside SMTP_URL, or mail servers will refuse the mails')
  if (parsed.data?.VERIFY_EMAIL && !present.SMTP_URL)
    wrong.push('SMTP_URL: must be set beside VERIFY_EMAIL, which mails codes')
  if (present.AI_BASE_URL && !present.AI_MODEL) wrong.push('AI_MODEL: must be set beside AI_BASE_URL')
  if (wrong.length > 0 || !parsed.success)
    throw new SettingsError(['These settings are wrong:', ...wrong.map((line) => `  ${line}`)].join('\n'))
  const env = parsed.data
  return {
    ...env,
    DATA_DIR: env.DATA_DIR ?? 'data',
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  }
}

/** The process's settings; a `.env` file beside the package fills in what the environment does not set. */
export function loadEnv(): Env {
  if (existsSync('.env')) {
    try {
      loadEnvFile('.env')
    } catch (cause) {
      throw new SettingsError('The file .env cannot be read.', { cause })
    }
  }
  return readEnv(process.env)
}
