import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { rateLimits } from '#server/db/schema.ts'
import { onBothDatabases, PASSWORD } from '#server/testing/world.ts'
import { RATES } from './rate-limits.ts'

const MINUTE = 60_000

onBothDatabases('rate limits', (world) => {
  const guess = (email: string, from: string) => world.login(email, 'a wrong guess', { from })

  test('guesses at one account from one address end after ten, for a minute', async () => {
    const { email } = await world.person()
    for (let count = 0; count < RATES.loginHere.points; count += 1)
      expect((await guess(email, '192.0.2.7')).status).toBe(401)
    const refused = await world.login(email, PASSWORD, { from: '192.0.2.7' })
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too_many_requests',
      '60',
    ])
    world.later(MINUTE)
    expect((await world.login(email, PASSWORD, { from: '192.0.2.7' })).status).toBe(200)
  })

  test('an unknown address is limited like a known one', async () => {
    for (let count = 0; count < RATES.loginHere.points; count += 1)
      await guess('nobody@example.com', '192.0.2.7')
    expect((await guess('nobody@example.com', '192.0.2.7')).status).toBe(429)
  })

  test('refused attempts do not make the wait longer', async () => {
    const { email } = await world.person()
    for (let count = 0; count < RATES.loginHere.points; count += 1) await guess(email, '192.0.2.7')
    world.later(MINUTE - 1)
    expect((await guess(email, '192.0.2.7')).headers.get('retry-after')).toBe('1')
    world.later(1)
    expect((await world.login(email, PASSWORD, { from: '192.0.2.7' })).status).toBe(200)
  })

  test('an attacker from everywhere does not lock out whoever signed in from here before', async () => {
    const { email } = await world.person()
    expect((await world.login(email, PASSWORD, { from: '198.51.100.1' })).status).toBe(200)
    world.start({ HASHES_AT_ONCE: '4' })
    const addresses = Array.from({ length: RATES.loginAccount.points }, (_, at) => `203.0.113.${at}`)
    for (const from of addresses) await guess(email, from)
    expect((await guess(email, '203.0.113.200')).status).toBe(429)
    expect((await world.login(email, PASSWORD, { from: '198.51.100.1' })).status).toBe(200)
    world.later(MINUTE)
    expect((await world.login(email, PASSWORD, { from: '203.0.113.201' })).status).toBe(200)
  })

  test('signing in rightly is never limited', async () => {
    const { email } = await world.person()
    for (let count = 0; count < RATES.loginHere.points + 2; count += 1)
      expect((await world.login(email)).status).toBe(200)
  })

  test('two processes count as one', async () => {
    const { email } = await world.person()
    const [one, two] = [createApp(world.deps, '/nowhere'), createApp(world.deps, '/nowhere')]
    for (let count = 0; count < RATES.loginHere.points; count += 1) {
      world.app = count % 2 ? one : two
      await guess(email, '192.0.2.7')
    }
    for (const app of [one, two]) {
      world.app = app
      expect((await guess(email, '192.0.2.7')).status).toBe(429)
    }
  })

  test('attempts at once are all counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: RATES.loginHere.points + 5 }, () => guess('nobody@example.com', '192.0.2.7')),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
  })

  test.each([
    ['two addresses of one IPv6 household', ['2001:db8:1:2::1', '2001:db8:1:2:3::9'], 429],
    ['two IPv6 households', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 401],
    ['one IPv4 address in both notations', ['192.0.2.9', '::ffff:192.0.2.9'], 429],
  ])('%s', async (_, [first, second], status) => {
    for (let count = 0; count < RATES.loginHere.points; count += 1)
      await guess('nobody@example.com', first ?? '')
    expect((await guess('nobody@example.com', second ?? '')).status).toBe(status)
  })

  test('X-Forwarded-For is believed only as far as proxies are trusted', async () => {
    const forwarded = async (header: string) =>
      (
        await world.call('POST', '/api/auth/login', {
          json: { email: 'nobody@example.com', password: 'a wrong guess' },
          headers: { 'x-forwarded-for': header },
        })
      ).status
    for (let count = 0; count < RATES.loginHere.points; count += 1) await forwarded(`10.0.0.${count}`)
    expect(await forwarded('10.0.0.99')).toBe(429)
    world.start({ TRUST_PROXY: '1' })
    for (let count = 0; count < RATES.loginHere.points; count += 1)
      expect(await forwarded(`203.0.113.${count}, 10.9.9.9`)).toBe(401)
    expect(await forwarded('203.0.113.99, 10.9.9.9')).toBe(429)
    expect(await forwarded('203.0.113.99, 10.9.9.8')).toBe(401)
  })

  test('asking whether an email is registered is limited', async () => {
    const ask = () =>
      world.call('POST', '/api/auth/register', {
        json: { name: 'X Y', email: 'bad', password: 'secret tea 1' },
      })
    expect((await ask()).status).toBe(422)
    world.deps.passwords.hash = async () => 'not computed here'
    const register = (count: number) =>
      world.call('POST', '/api/auth/register', {
        json: { name: 'Some Body', email: `user${count % 2}@example.com`, password: 'secret tea 1' },
      })
    for (let count = 0; count < RATES.register.points; count += 1)
      expect([201, 409]).toContain((await register(count)).status)
    expect((await register(0)).status).toBe(429)
  })

  test('neither addresses nor emails stand in the table', async () => {
    await guess('nobody@example.com', '192.0.2.7')
    const stored = JSON.stringify(await world.db.select().from(rateLimits))
    expect(stored).not.toMatch(/nobody|192\.0\.2/)
  })

  test('RATE_LIMITS=false counts nothing', async () => {
    world.start({ RATE_LIMITS: 'false' })
    for (let count = 0; count < RATES.loginHere.points + 2; count += 1)
      expect((await guess('nobody@example.com', '192.0.2.7')).status).toBe(401)
  })
})
