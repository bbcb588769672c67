import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema.ts'
import { onBothDatabases, PASSWORD } from '#server/testing/world.ts'
import { signedIn, userAnswer } from '#shared/schema/account.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

onBothDatabases('accounts', (world) => {
  const ann = { name: 'Ann Example', email: 'Ann@Example.com', password: 'secret tea 1' }
  const register = (body: object = ann, from?: string) =>
    world.call('POST', '/api/auth/register', { json: body, ...(from ? { from } : {}) })

  test('registering answers a token and the user, trimmed', async () => {
    const answer = await register({ ...ann, name: '  Ann Example ', email: ' Ann@Example.com ' })
    expect(answer.status).toBe(201)
    const { token, user } = signedIn.parse(answer.body)
    expect(user).toMatchObject({
      name: 'Ann Example',
      email: 'Ann@Example.com',
      role: 'user',
      isActive: true,
    })
    const verified = await world.call('POST', '/api/auth/verify-token', { token })
    expect(userAnswer.parse(verified.body).user._id).toBe(user._id)
  })

  test.each([
    ['a name of one letter', { name: ' A ' }, 'name', 'Name must be at least 2 characters'],
    ['no email', { email: '' }, 'email', 'Email is required'],
    ['an email without a dot', { email: 'ann@example' }, 'email', 'Email is invalid'],
    ['a password of five', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [
      'a password of 129',
      { password: 'x'.repeat(129) },
      'password',
      'Password must be at most 128 characters',
    ],
    ['a name of 201 letters', { name: 'x'.repeat(201) }, 'name', 'Name is too long'],
    ['a name with a NUL', { name: 'Jo\0hn' }, 'name', 'Name has characters that cannot be printed'],
    [
      'a name with half a character',
      { name: 'Jo\ud800hn' },
      'name',
      'Name has characters that cannot be printed',
    ],
    [
      'a name that turns around',
      { name: 'Jo\u202ehn' },
      'name',
      'Name has characters that cannot be printed',
    ],
    ['an email with a NUL', { email: 'a\0@example.com' }, 'email', 'Email is invalid'],
    ['a field nobody knows', { role: 'admin' }, 'body', 'There is no field "role"'],
  ])('registering with %s is refused, and says why', async (_, change, field, text) => {
    const answer = await register({ ...ann, ...change })
    expect([answer.status, answer.body.code, answer.body.fields[field]]).toEqual([422, 'invalid', text])
  })

  test.each(['ann@example.com', 'ANN@EXAMPLE.COM', ' aNN@example.com '])(
    'an email is taken however it is written: %s',
    async (email) => {
      await register()
      const answer = await register({ ...ann, email })
      expect([answer.status, answer.body.error]).toEqual([409, 'An account with this email already exists'])
    },
  )

  test('two registrations of one email at once make one account', async () => {
    const answers = await Promise.all([register(), register(), register()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
    expect(await world.db.select().from(users)).toHaveLength(1)
  })

  test('signing in ignores the case of the email', async () => {
    await register()
    const answer = await world.login('ANN@example.COM', 'secret tea 1')
    expect(answer.status).toBe(200)
    expect(signedIn.parse(answer.body).user.lastLogin).toBe(new Date(world.clock).toISOString())
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    await register()
    const wrong = await world.login('ann@example.com', 'secret2')
    const unknown = await world.login('bob@example.com', 'secret2')
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
    expect(wrong.body).toEqual({ error: 'Invalid email or password', code: 'invalid_login' })
  })

  test('an unknown address costs the same one password check as a known one', async () => {
    const { email } = await world.person()
    const checked: (string | undefined)[] = []
    const { verify } = world.deps.passwords
    world.deps.passwords.verify = (stored, password) => {
      checked.push(stored)
      return verify(stored, password)
    }
    await world.login(email, 'wrong password')
    await world.login('nobody@example.com', 'wrong password')
    expect(checked.map((stored) => typeof stored)).toEqual(['string', 'undefined'])
  })

  test('a deactivated account is told so only with the right password', async () => {
    const { id, email } = await world.person()
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, id))
    const right = await world.login(email)
    expect([right.status, right.body.error]).toEqual([403, 'This account has been deactivated'])
    expect((await world.login(email, 'wrong password')).status).toBe(401)
  })

  test('neither the token nor the password stands in the database', async () => {
    const answer = await register()
    const stored = JSON.stringify([
      await world.db.select().from(users),
      await world.db.select().from(sessions),
    ])
    expect(stored).not.toContain(answer.body.token)
    expect(stored).not.toContain('secret tea 1')
    expect(stored).toContain('$argon2id$')
    expect(await world.passwords.hash('secret tea 1')).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  // Lucia has a clock of its own, which goes on while it is asked: a millisecond before the end may be over by then.
  test.each([
    ['not remembered', undefined, 12 * HOUR - SECOND, 12 * HOUR],
    ['remembered', true, 30 * DAY - SECOND, 30 * DAY],
  ])('a session that is %s and not used ends when it should', async (_, remember, inside, outside) => {
    const { email } = await world.person()
    const first = (await world.login(email, PASSWORD, { remember: remember ?? false })).body.token
    const start = world.clock
    world.clock = start + outside
    expect((await world.call('POST', '/api/auth/verify-token', { token: first })).status).toBe(401)
    world.clock = start
    const second = (await world.login(email, PASSWORD, { remember: remember ?? false })).body.token
    world.clock = start + inside
    expect((await world.call('POST', '/api/auth/verify-token', { token: second })).status).toBe(200)
  })

  test('a remembered session is renewed by use, for 180 days and no longer', async () => {
    const { email } = await world.person()
    const { token } = (await world.login(email, PASSWORD, { remember: true })).body
    const start = world.clock
    for (let day = 20; day <= 160; day += 20) {
      world.clock = start + day * DAY
      expect((await world.call('POST', '/api/auth/verify-token', { token })).status).toBe(200)
    }
    world.clock = start + 179 * DAY
    expect((await world.call('POST', '/api/auth/verify-token', { token })).status).toBe(200)
    world.clock = start + 180 * DAY
    expect((await world.call('POST', '/api/auth/verify-token', { token })).status).toBe(401)
  })

  test('a session that is not remembered is not renewed', async () => {
    const { email } = await world.person()
    const { token } = (await world.login(email)).body
    world.later(11 * HOUR)
    expect((await world.call('POST', '/api/auth/verify-token', { token })).status).toBe(200)
    world.later(HOUR)
    expect((await world.call('POST', '/api/auth/verify-token', { token })).status).toBe(401)
  })

  test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer nonsense', 'Bearer a b', 'bearer \u00e9'])(
    'the header %j signs nobody in',
    async (authorization) => {
      const answer = await world.call('POST', '/api/auth/verify-token', { headers: { authorization } })
      expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in'])
    },
  )

  test('signing out ends this session and no other', async () => {
    const { email, token } = await world.person()
    const other = (await world.login(email)).body.token
    expect((await world.call('POST', '/api/auth/logout', { token })).status).toBe(204)
    expect((await world.call('POST', '/api/auth/verify-token', { token })).status).toBe(401)
    expect((await world.call('POST', '/api/auth/verify-token', { token: other })).status).toBe(200)
  })

  test('a request that names another account than its token is refused', async () => {
    const [one, two] = [await world.person(), await world.person()]
    const call = (account: string) =>
      world.call('POST', '/api/auth/verify-token', { token: one.token, headers: { 'x-account': account } })
    expect((await call(one.id)).status).toBe(200)
    expect((await call(two.id)).body.code).toBe('account_mismatch')
  })

  test('the name changes without a password, the email only with the current one', async () => {
    const { email, token } = await world.person()
    const put = (json: object) => world.call('PUT', '/api/auth/profile', { token, json })
    expect((await put({ name: 'New Name', email })).body.user.name).toBe('New Name')
    expect((await put({ name: 'New Name', email: 'new@example.com' })).body.fields).toHaveProperty(
      'currentPassword',
    )
    const wrong = await put({ name: 'New Name', email: 'new@example.com', currentPassword: 'nonsense' })
    expect(wrong.body.fields).toEqual({ currentPassword: 'Current password is incorrect' })
    const right = await put({ name: 'New Name', email: 'new@example.com', currentPassword: PASSWORD })
    expect(right.body.user.email).toBe('new@example.com')
    expect((await world.login('new@example.com')).status).toBe(200)
    expect((await world.login(email)).status).toBe(401)
  })

  test("somebody else's email cannot be taken", async () => {
    const [one, two] = [await world.person(), await world.person()]
    const answer = await world.call('PUT', '/api/auth/profile', {
      token: one.token,
      json: { name: one.name, email: two.email.toUpperCase(), currentPassword: PASSWORD },
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'email_taken'])
  })

  test('changing the password ends every other session and keeps this one', async () => {
    const { email, token } = await world.person()
    const other = (await world.login(email)).body.token
    const change = (json: object) => world.call('PUT', '/api/auth/change-password', { token, json })
    const wrong = await change({ currentPassword: 'nonsense', newPassword: 'another one' })
    expect([wrong.status, wrong.body.error]).toEqual([422, 'Current password is incorrect'])
    expect((await change({ currentPassword: PASSWORD, newPassword: PASSWORD })).status).toBe(422)
    expect((await change({ currentPassword: PASSWORD, newPassword: 'short' })).status).toBe(422)
    expect((await change({ currentPassword: PASSWORD, newPassword: 'another one' })).status).toBe(200)
    expect((await world.call('POST', '/api/auth/verify-token', { token })).status).toBe(200)
    expect((await world.call('POST', '/api/auth/verify-token', { token: other })).status).toBe(401)
    expect((await world.login(email, 'another one')).status).toBe(200)
    expect((await world.login(email)).status).toBe(401)
  })

  test('sessions are listed without their tokens, and ended one by one or all but this', async () => {
    const { email, token } = await world.person()
    const others = [(await world.login(email)).body.token, (await world.login(email)).body.token]
    const list = (await world.call('GET', '/api/auth/sessions', { token })).body
    expect(list.map((entry: { current: boolean }) => entry.current)).toEqual([true, false, false])
    for (const secret of [token, ...others]) expect(JSON.stringify(list)).not.toContain(secret)
    expect((await world.call('DELETE', `/api/auth/sessions/${list[1].id}`, { token })).status).toBe(204)
    expect((await world.call('DELETE', `/api/auth/sessions/${list[1].id}`, { token })).status).toBe(404)
    expect((await world.call('DELETE', '/api/auth/sessions', { token })).status).toBe(204)
    expect((await world.call('GET', '/api/auth/sessions', { token })).body).toHaveLength(1)
  })

  test("nobody ends somebody else's session", async () => {
    const [one, two] = [await world.person(), await world.person()]
    const [{ id }] = (await world.call('GET', '/api/auth/sessions', { token: two.token })).body
    expect((await world.call('DELETE', `/api/auth/sessions/${id}`, { token: one.token })).status).toBe(404)
    expect((await world.call('POST', '/api/auth/verify-token', { token: two.token })).status).toBe(200)
  })

  test('deleting the account needs the password and the word, and tells every device', async () => {
    const { email, token } = await world.person()
    const other = (await world.login(email)).body.token
    const remove = (json: object) => world.call('DELETE', '/api/auth/account', { token, json })
    expect((await remove({ password: 'nonsense', confirmation: 'DELETE' })).status).toBe(422)
    expect((await remove({ password: PASSWORD, confirmation: 'delete' })).status).toBe(422)
    expect((await remove({ password: PASSWORD, confirmation: 'DELETE' })).status).toBe(204)
    for (const gone of [token, other]) {
      const answer = await world.call('POST', '/api/auth/verify-token', { token: gone })
      expect([answer.status, answer.body.code]).toEqual([401, 'account_deleted'])
    }
    expect((await world.login(email)).body.code).toBe('invalid_login')
  })

  test('the last administrator cannot delete the account', async () => {
    const { token } = await world.person('Only Admin', { admin: true })
    const answer = await world.call('DELETE', '/api/auth/account', {
      token,
      json: { password: PASSWORD, confirmation: 'DELETE' },
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'last_admin'])
  })
})
