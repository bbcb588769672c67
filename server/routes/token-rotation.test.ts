import { expect, test } from 'vitest'
import { onBothDatabases, PASSWORD } from '#server/testing/world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

onBothDatabases('the token of a session', (world) => {
  const verify = (token: string) => world.call('POST', '/api/auth/verify-token', { token })
  const works = async (token: string) => (await world.call('GET', '/api/resumes', { token })).status === 200
  const list = async (token: string) =>
    (await world.call('GET', '/api/auth/sessions', { token })).body as unknown[]
  async function aged() {
    const me = await world.person()
    world.later(2 * HOUR)
    return me
  }
  async function renewed(token: string): Promise<string> {
    const { status, body } = await verify(token)
    expect(status).toBe(200)
    expect(body.token).toMatch(/^[\w-]{43}$/)
    return body.token
  }

  test('is the same for an hour, and then another', async () => {
    const { token } = await world.person()
    world.later(HOUR - 1)
    expect((await verify(token)).body.token).toBeUndefined()
    world.later(1)
    const next = await renewed(token)
    expect(next).not.toBe(token)
    expect((await verify(next)).body.token).toBeUndefined()
    world.later(HOUR)
    expect(await renewed(next)).not.toBe(next)
  })

  test('serves on where the answer with the new one was lost, as often as that happens', async () => {
    const { token } = await aged()
    for (let count = 0; count < 12; count += 1) expect((await verify(token)).status).toBe(200)
    world.later(24 * HOUR)
    expect(await works(token)).toBe(true)
    expect(await list(token)).toHaveLength(1)
  })

  test('serves for ten minutes beside the new one', async () => {
    const { token } = await aged()
    const next = await renewed(token)
    expect(await works(next)).toBe(true)
    world.later(9 * MINUTE)
    expect([await works(token), await works(next)]).toEqual([true, true])
    expect((await verify(token)).body.token).toBeUndefined()
  })

  test('that is brought later was copied: the session ends for whoever has it', async () => {
    const { token, email } = await aged()
    const next = await renewed(token)
    await works(next)
    world.later(11 * MINUTE)
    expect(await works(token)).toBe(false)
    expect(await works(next)).toBe(false)
    expect((await world.login(email)).status).toBe(200)
  })

  test('of two tabs that ask at once is one token for both, and the other dies unused', async () => {
    const { token } = await aged()
    const [one, other] = await Promise.all([renewed(token), renewed(token)])
    expect(await works(one)).toBe(true)
    expect(await works(other)).toBe(false)
    expect(await works(one)).toBe(true)
  })

  test('is one line in the list of sessions, which ends all of them', async () => {
    const { token, email } = await aged()
    const next = await renewed(token)
    await works(next)
    const elsewhere = (await world.login(email, PASSWORD, { remember: true })).body.token as string
    const sessions = (await list(elsewhere)) as { id: string; current: boolean }[]
    expect(sessions).toHaveLength(2)
    const id = sessions.find(({ current }) => !current)?.id
    expect((await world.call('DELETE', `/api/auth/sessions/${id}`, { token: elsewhere })).status).toBe(204)
    expect([await works(token), await works(next)]).toEqual([false, false])
  })

  test('ends with signing out, the one before it too', async () => {
    const { token } = await aged()
    const next = await renewed(token)
    await works(next)
    expect((await world.call('POST', '/api/auth/logout', { token: next })).status).toBe(204)
    expect([await works(token), await works(next)]).toEqual([false, false])
  })

  test('lives no longer than its session', async () => {
    const { email } = await world.person()
    let token = (await world.login(email)).body.token as string
    for (let hours = 0; hours < 11; hours += 2) {
      world.later(2 * HOUR - 1)
      token = (await verify(token)).body.token ?? token
    }
    world.later(HOUR)
    expect(await works(token)).toBe(false)
  })
})
