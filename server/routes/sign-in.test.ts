import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { softwarePasskey } from '#server/testing/software-passkey.ts'
import { onBothDatabases, PASSWORD, type Person } from '#server/testing/world.ts'

const ORIGIN = 'https://legible.example'
const MINUTE = 60_000

onBothDatabases('ways in', (world) => {
  const post = (path: string, by: { token?: string }, json?: object) =>
    world.call('POST', `/api/auth${path}`, { token: by.token, ...(json ? { json } : {}) })
  const kinds = async ({ token }: Person) =>
    (await world.call('GET', '/api/auth/events', { token })).body.map(({ kind }: { kind: string }) => kind)
  const codeNow = (secret: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock + later })

  async function withSecondFactor() {
    const person = await world.person()
    const { secret, uri } = (await post('/second-factor/setup', person, { password: PASSWORD })).body
    expect(uri).toContain(`secret=${secret}`)
    const answer = await post('/second-factor', person, { code: codeNow(secret) })
    expect(answer.status).toBe(200)
    world.later(MINUTE)
    return { person, secret: String(secret), recoveryCodes: answer.body.recoveryCodes as string[] }
  }
  const loginWith = (person: Person, code?: string) =>
    world.call('POST', '/api/auth/login', {
      json: { email: person.email, password: PASSWORD, ...(code === undefined ? {} : { code }) },
    })

  test('with an authenticator app, the password alone no longer signs in', async () => {
    const { person, secret } = await withSecondFactor()
    const asked = await loginWith(person)
    expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_required'])
    const wrong = await loginWith(person, '000000')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'second_factor_wrong'])
    expect((await loginWith(person, ` ${codeNow(secret)} `)).status).toBe(200)
  })

  test('a wrong password is answered as before, whether or not there is a second factor', async () => {
    const { person, secret } = await withSecondFactor()
    const json = { email: person.email, password: 'something else', code: codeNow(secret) }
    const answer = await world.call('POST', '/api/auth/login', { json })
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_login'])
  })

  test('each code serves once, even at once; the one before and the one after are taken', async () => {
    const { person, secret } = await withSecondFactor()
    const code = codeNow(secret, -30_000)
    const both = await Promise.all([loginWith(person, code), loginWith(person, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await loginWith(person, codeNow(secret, 30_000))).status).toBe(200)
    expect((await loginWith(person, codeNow(secret))).status).toBe(401)
    expect((await loginWith(person, codeNow(secret, 90_000))).status).toBe(401)
  })

  test('a recovery code signs in once, however it is typed', async () => {
    const { person, recoveryCodes } = await withSecondFactor()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = ''] = recoveryCodes
    expect((await loginWith(person, first.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await loginWith(person, first)).status).toBe(401)
    const state = await world.call('GET', '/api/auth/second-factor', { token: person.token })
    expect(state.body).toEqual({ on: true, recoveryCodes: 9 })
    expect(await kinds(person)).toContain('recovery-code-used')
  })

  test('codes cannot be tried without end', async () => {
    const { person, secret } = await withSecondFactor()
    const statuses = new Set<number>()
    for (let count = 0; count < 12; count += 1) statuses.add((await loginWith(person, '000000')).status)
    expect(statuses).toEqual(new Set([401, 429]))
    world.later(2 * MINUTE)
    expect((await loginWith(person, codeNow(secret))).status).toBe(200)
  })

  test('it is turned on only by a right code, and off only by the password', async () => {
    const person = await world.person()
    expect((await post('/second-factor/setup', person, { password: 'wrong one' })).status).toBe(422)
    expect((await post('/second-factor', person, { code: '123456' })).status).toBe(422)
    await post('/second-factor/setup', person, { password: PASSWORD })
    expect((await post('/second-factor', person, { code: '000000' })).status).toBe(422)
    expect((await loginWith(person)).status).toBe(200)
    const { person: other } = await withSecondFactor()
    const off = (password: string) =>
      world.call('DELETE', '/api/auth/second-factor', { token: other.token, json: { password } })
    expect((await off('wrong one')).status).toBe(422)
    expect((await off(PASSWORD)).status).toBe(204)
    expect((await loginWith(other)).status).toBe(200)
  })

  async function withPasskey() {
    const person = await world.person()
    const passkey = softwarePasskey(ORIGIN)
    const { challenge, options } = (await post('/passkeys/options', person)).body
    const response = passkey.register(options.challenge)
    const kept = await post('/passkeys', person, { challenge, name: 'My phone', response })
    expect(kept.status).toBe(204)
    return { person, passkey }
  }
  const options = async () => (await post('/passkeys/login-options', {})).body

  test('a passkey signs in, names its owner, and is listed', async () => {
    const { person, passkey } = await withPasskey()
    const { challenge, options: asked } = await options()
    const answer = await post('/passkeys/login', {}, { challenge, response: passkey.answer(asked.challenge) })
    expect([answer.status, answer.body.user?._id]).toEqual([200, person.id])
    const list = await world.call('GET', '/api/auth/passkeys', { token: answer.body.token })
    expect(list.body).toMatchObject([{ name: 'My phone', lastUsed: new Date(world.clock).toISOString() }])
    expect(await kinds(person)).toEqual(['sign-in-passkey', 'passkey-added'])
  })

  test('an answer serves once, in time, for this site, and only of who was verified', async () => {
    const { passkey } = await withPasskey()
    const first = await options()
    const response = passkey.answer(first.options.challenge)
    expect((await post('/passkeys/login', {}, { challenge: first.challenge, response })).status).toBe(200)
    expect((await post('/passkeys/login', {}, { challenge: first.challenge, response })).status).toBe(422)

    const elsewhere = await options()
    const phished = passkey.answer(elsewhere.options.challenge, 'https://legible.example.net')
    const refused = await post('/passkeys/login', {}, { challenge: elsewhere.challenge, response: phished })
    expect([refused.status, refused.body.code]).toEqual([401, 'passkey_refused'])

    const unverified = await options()
    const touched = passkey.answer(unverified.options.challenge, ORIGIN, 0x01)
    expect(
      (await post('/passkeys/login', {}, { challenge: unverified.challenge, response: touched })).status,
    ).toBe(401)

    const late = await options()
    world.later(11 * MINUTE)
    const tooLate = { challenge: late.challenge, response: passkey.answer(late.options.challenge) }
    expect((await post('/passkeys/login', {}, tooLate)).status).toBe(422)
  })

  test('a passkey that was removed, or that nobody has, opens nothing', async () => {
    const { person, passkey } = await withPasskey()
    const [{ id }] = (await world.call('GET', '/api/auth/passkeys', { token: person.token })).body
    const other = await world.person()
    const remove = (by: Person) => world.call('DELETE', `/api/auth/passkeys/${id}`, { token: by.token })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(person)).status).toBe(204)
    for (const key of [passkey, softwarePasskey(ORIGIN)]) {
      const { challenge, options: asked } = await options()
      const json = { challenge, response: key.answer(asked.challenge) }
      expect((await post('/passkeys/login', {}, json)).status).toBe(401)
    }
  })

  test('another person’s challenge keeps no passkey of mine', async () => {
    const [me, other] = [await world.person(), await world.person()]
    const { challenge, options: asked } = (await post('/passkeys/options', other)).body
    const response = softwarePasskey(ORIGIN).register(asked.challenge)
    expect((await post('/passkeys', me, { challenge, response })).status).toBe(422)
  })

  test('a deactivated account is not opened by its passkey', async () => {
    const { person, passkey } = await withPasskey()
    const admin = await world.person('Ada Admin', { admin: true })
    const json = { isActive: false }
    await world.call('PATCH', `/api/admin/users/${person.id}`, { token: admin.token, json })
    const { challenge, options: asked } = await options()
    const answer = await post('/passkeys/login', {}, { challenge, response: passkey.answer(asked.challenge) })
    expect([answer.status, answer.body.code]).toEqual([403, 'account_deactivated'])
  })

  test('what takes everything along asks for a session that began lately', async () => {
    const admin = await world.person('Ada Admin', { admin: true })
    const user = await world.person()
    const calls = () =>
      [
        ['GET', '/api/auth/export', user.token],
        ['POST', '/api/auth/passkeys/options', user.token],
        ['GET', '/api/admin/export/users', admin.token],
        ['PATCH', `/api/admin/users/${user.id}`, admin.token],
        ['POST', `/api/admin/users/${user.id}/reset-link`, admin.token],
        ['DELETE', `/api/admin/users/${user.id}`, admin.token],
      ] as const
    world.later(16 * MINUTE)
    for (const [method, path, token] of calls()) {
      const json = method === 'PATCH' ? { json: { isActive: true } } : {}
      const answer = await world.call(method, path, { token, ...json })
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'confirm_required'])
    }
    // Looking is not acting.
    expect((await world.call('GET', '/api/admin/users', { token: admin.token })).status).toBe(200)
    const again = (await world.login(user.email)).body.token
    expect((await world.call('GET', '/api/auth/export', { token: again })).status).toBe(200)
  })

  test('the profile shows what happened, an administrator’s sign-ins are in the audit log', async () => {
    const admin = await world.person('Ada Admin', { admin: true })
    const agent = {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' },
    }
    await world.login(admin.email, 'wrong one', agent)
    await world.login(admin.email, PASSWORD, agent)
    const { body } = await world.call('GET', '/api/auth/events', { token: admin.token })
    expect(body).toMatchObject([
      { kind: 'sign-in', device: 'Firefox on Linux' },
      { kind: 'sign-in-refused', device: 'Firefox on Linux' },
    ])
    const audit = (await world.call('GET', '/api/admin/audit', { token: admin.token })).body
    expect(audit[0]).toMatchObject({ action: 'admin.sign-in', detail: 'sign-in, Firefox on Linux' })
    const other = await world.person()
    expect(await kinds(other)).toEqual([])
  })

  test('changes and new devices are told by mail, to the address as it was', async () => {
    const { name, email, token } = await world.person('Ann Example')
    const from = (address: string) => world.login(email, PASSWORD, { from: address })
    await from('192.0.2.1')
    await from('192.0.2.1')
    world.later(1000)
    await from('198.51.100.7')
    const json = { currentPassword: PASSWORD, newPassword: 'another one' }
    await world.call('PUT', '/api/auth/change-password', { token, json })
    const moved = { name, email: 'ann.moved@example.com', currentPassword: 'another one' }
    await world.call('PUT', '/api/auth/profile', { token, json: moved })
    await world.deps.background.settled()
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'New sign-in to Legible'],
      [email, 'Your Legible password was changed'],
      [email, 'Your Legible email address was changed'],
    ])
  })

  test('a server that takes nobody new says so', async () => {
    world.start({ REGISTRATION: 'closed' })
    const json = { name: 'New One', email: 'new@example.com', password: 'a sentence of mine' }
    const answer = await world.call('POST', '/api/auth/register', { json })
    expect([answer.status, answer.body.code]).toEqual([403, 'registration_closed'])
  })

  describe('where one needs an invitation', () => {
    const body = (change: object = {}) => ({
      json: { name: 'New One', email: 'new@example.com', password: 'a sentence of mine', ...change },
    })
    const register = (change: object = {}) => world.call('POST', '/api/auth/register', body(change))
    const invited = async (json: object = {}) => {
      const admin = await world.person(`Inviting ${Math.random()}`, { admin: true })
      const answer = await world.call('POST', '/api/admin/invitations', { token: admin.token, json })
      expect(answer.status).toBe(200)
      const { url, mailed, expiresAt } = answer.body
      return { invitation: new URL(url).hash.replace('#invitation=', ''), url, mailed, expiresAt }
    }
    beforeEach(() => world.start({ REGISTRATION: 'invited' }))

    test('its link makes one account, and not a second one', async () => {
      const { invitation, url, mailed } = await invited()
      expect([new URL(url).pathname, mailed]).toEqual(['/register', false])
      expect((await register({ invitation })).status).toBe(201)
      const again = await register({ invitation, email: 'second@example.com' })
      expect([again.status, again.body.code]).toEqual([422, 'invitation_invalid'])
    })

    test('of two who use it at once, one gets in', async () => {
      const { invitation } = await invited()
      const both = ['one', 'two'].map((name) => register({ invitation, email: `${name}@example.com` }))
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 422])
    })

    test('one that failed for another reason is still good', async () => {
      const { invitation } = await invited()
      const me = await world.person()
      expect((await register({ invitation, email: me.email })).status).toBe(409)
      expect((await register({ invitation, password: 'iloveyou' })).status).toBe(422)
      expect((await register({ invitation })).status).toBe(201)
    })

    test('nothing else opens the door', async () => {
      const { invitation } = await invited()
      const none = await register()
      expect([none.status, none.body.code]).toEqual([403, 'invitation_required'])
      const [id = ''] = invitation.split('.')
      for (const wrong of ['', 'x', id, `${id}.`, `${id}.x`, invitation.slice(37), `${invitation}x`, '..']) {
        const answer = await register({ invitation: wrong })
        expect([wrong, answer.status, answer.body.code]).toEqual([wrong, 422, 'invitation_invalid'])
      }
      world.later(7 * 24 * 3_600_000)
      expect((await register({ invitation })).status).toBe(422)
    })

    test('only an administrator makes one, and it is in the log without the link', async () => {
      const { token } = await world.person()
      expect((await world.call('POST', '/api/admin/invitations', { token, json: {} })).status).toBe(403)
      const { invitation, mailed } = await invited({ email: 'guest@example.com' })
      await world.deps.background.settled()
      expect([mailed, world.mails.map(({ to, text }) => [to, text.includes(invitation)])]).toEqual([
        true,
        [['guest@example.com', true]],
      ])
      const admin = await world.person('Reading Admin', { admin: true })
      const log = await world.call('GET', '/api/admin/audit', { token: admin.token })
      expect(log.body).toEqual([
        expect.objectContaining({ action: 'invitation', detail: 'guest@example.com' }),
      ])
      expect(log.text).not.toContain(invitation.slice(37))
      world.start({ REGISTRATION: 'invited' }, false)
      expect((await invited({ email: 'guest@example.com' })).mailed).toBe(false)
    })

    test('an open server needs none, and a closed one takes none', async () => {
      const { invitation } = await invited()
      world.start({ REGISTRATION: 'closed' })
      expect((await register({ invitation })).body.code).toBe('registration_closed')
      world.start()
      expect((await register({ invitation: 'nonsense' })).status).toBe(201)
    })
  })

  test('a common password is refused wherever one is set', async () => {
    const { token } = await world.person('Grace Hopper')
    const register = { name: 'New One', email: 'new@example.com', password: 'iloveyou' }
    const answers = [
      await world.call('POST', '/api/auth/register', { json: register }),
      await world.call('PUT', '/api/auth/change-password', {
        token,
        json: { currentPassword: PASSWORD, newPassword: 'gracehopper1' },
      }),
    ]
    expect(answers.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
      [422, ['password']],
      [422, ['newPassword']],
    ])
  })
})
