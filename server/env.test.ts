import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, SETTINGS } from './env.ts'
import { projectRoot } from './project-root.ts'

const messageOf = (given: Record<string, string | undefined>): string => {
  try {
    readEnv(given)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('nothing has to be set', () =>
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: 'data',
    PUBLIC_URL: 'http://localhost:3000',
  }))

test.each(['', ' '])('the value "%s" means not set', (blank) =>
  expect(readEnv({ PORT: blank, DATABASE_URL: blank })).toEqual(readEnv({})),
)

test('several origins are parted by blanks or commas', () =>
  expect(readEnv({ CORS_ORIGINS: 'https://a.example.org, http://localhost:5173' }).CORS_ORIGINS).toEqual([
    'https://a.example.org',
    'http://localhost:5173',
  ]))

test('the public address follows the port and loses its slash', () => {
  expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
  expect(readEnv({ PUBLIC_URL: 'https://cv.example.org/' }).PUBLIC_URL).toBe('https://cv.example.org')
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '0x10'],
  ['PORT', '1e3'],
  ['PORT', '3000.5'],
  ['PORT', '99999999999999999999'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'postgres://'],
  ['CORS_ORIGINS', 'app.example.org'],
  ['CORS_ORIGINS', 'https://app.example.org/path'],
  ['MODEL_ORIGINS', "https://models.example.org; script-src 'unsafe-inline'"],
  ['CONTACT_EMAIL', 'nobody'],
  ['PUBLIC_URL', 'cv.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['SMTP_URL', 'mail.example.org:25'],
  ['RATE_LIMITS', 'maybe'],
  ['MIGRATE_ON_START', '2'],
  ['PARSE_MEMORY_MB', '1'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['AI_BASE_URL', 'ollama'],
])('%s=%s is refused by name', (name, value) => expect(messageOf({ [name]: value })).toContain(`  ${name}: `))

test('everything that is wrong is said at once', () => {
  const lines = messageOf({
    PORT: 'x',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'production',
    AI_BASE_URL: 'http://127.0.0.1/v1',
  }).split('\n')
  expect(lines.map((line) => line.trim().split(':')[0])).toEqual([
    'These settings are wrong',
    'PORT',
    'LOG_LEVEL',
    'DATABASE_URL or DATA_DIR',
    'AI_MODEL',
  ])
})

test.each([{ DATA_DIR: '/srv/legible' }, { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/x' }])(
  'production starts with %j',
  (given) => expect(messageOf({ NODE_ENV: 'production', ...given })).toBe(''),
)

test('.env.example lists every setting, and a reason before each', () => {
  const lines = readFileSync(path.join(projectRoot, '.env.example'), 'utf8').split('\n')
  const listed = lines.flatMap((line, at) =>
    /^[A-Z_]+=/.test(line) ? [{ name: line.split('=')[0], before: lines[at - 1] }] : [],
  )
  expect(listed.map(({ name }) => name).sort()).toEqual([...SETTINGS].sort())
  for (const { name, before } of listed)
    expect([name, before]).toEqual([name, expect.stringMatching(/^# \S/)])
})

test('the defaults that .env.example shows are the defaults', () => {
  const given = Object.fromEntries(
    readFileSync(path.join(projectRoot, '.env.example'), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(readEnv(given)).toEqual(readEnv({}))
})
