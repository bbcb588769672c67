import { beforeEach, expect, test } from 'vitest'
import { onBothDatabases, PASSWORD } from '#server/testing/world.ts'

const MINUTE = 60_000
const MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Legible <no-reply@legible.example>' }

onBothDatabases('confirmed addresses', (world) => {
  beforeEach(() => world.start({ VERIFY_EMAIL: 'true', ...MAIL }))

  const NEW = { name: 'New One', email: 'new@example.com', password: 'a sentence of mine' }
  const register = (change: object = {}) =>
    world.call('POST', '/api/auth/register', { json: { ...NEW, ...change } })
  const mailed = async () => {
    await world.deps.background.settled()
    return world.mails.splice(0)
  }
  const codeIn = (text = '') => /^\d{8}$/m.exec(text)?.[0] ?? 'none'
  /** Asks for a code, as the form does, and reads the mail. */
  async function codeFor(email: string) {
    const asked = await register({ email })
    expect([asked.status, asked.body.code]).toEqual([403, 'email_code_required'])
    const [mail] = await mailed()
    expect(mail?.to).toBe(email)
    return codeIn(mail?.text)
  }

  test('an account is made with the code that was mailed to its address, and nothing before', async () => {
    const emailCode = await codeFor(NEW.email)
    expect((await world.login(NEW.email, NEW.password)).status).toBe(401)
    const wrong = await register({ emailCode: emailCode === '00000000' ? '00000001' : '00000000' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['emailCode']])
    expect((await register({ emailCode: ` ${emailCode.slice(0, 4)} ${emailCode.slice(4)} ` })).status).toBe(
      201,
    )
    expect((await world.login(NEW.email, NEW.password)).status).toBe(200)
  })

  test('a code serves once, for its own address, for half an hour, and until a newer one', async () => {
    const first = await codeFor(NEW.email)
    expect((await register({ email: 'other@example.com', emailCode: first })).status).toBe(422)
    const second = await codeFor(NEW.email)
    if (first !== second) expect((await register({ emailCode: first })).status).toBe(422)
    world.later(31 * MINUTE)
    expect((await register({ emailCode: second })).status).toBe(422)
    const third = await codeFor(NEW.email)
    const both = await Promise.all([register({ emailCode: third }), register({ emailCode: third })])
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await register({ emailCode: third })).status).not.toBe(201)
  })

  test('who asks does not learn whether there is an account; its owner does', async () => {
    const me = await world.person()
    const unknown = await register()
    const known = await register({ email: me.email.toUpperCase() })
    expect([known.status, known.body.code]).toEqual([unknown.status, unknown.body.code])
    // Two mails under way at once may arrive in either order.
    const told = (await mailed()).filter(({ to }) => to.toLowerCase() === me.email)
    expect(told.map(({ subject }) => subject)).toEqual(['You already have a Legible account'])
    expect(codeIn(told[0]?.text)).toBe('none')
  })

  test('mails to one address and guesses at one code are few', async () => {
    const emailCode = await codeFor(NEW.email)
    const again = [await register(), await register(), await register()].map(({ status }) => status)
    expect(again).toEqual([403, 403, 429])
    expect(await mailed()).toHaveLength(2)
    const guesses = new Set<number>()
    for (let count = 0; count < 12; count += 1) guesses.add((await register({ emailCode: 'guess' })).status)
    expect(guesses).toEqual(new Set([422, 429]))
    expect((await register({ emailCode })).status).toBe(429)
  })

  test('a weak password, or a missing invitation, is told before any mail', async () => {
    expect((await register({ password: 'iloveyou' })).status).toBe(422)
    world.start({ VERIFY_EMAIL: 'true', ...MAIL, REGISTRATION: 'invited' })
    expect((await register()).body.code).toBe('invitation_required')
    expect(await mailed()).toEqual([])
  })

  test('an account moves to an address that was confirmed', async () => {
    const me = await world.person()
    const change = (json: object) => world.call('PUT', '/api/auth/profile', { token: me.token, json })
    const body = { name: me.name, email: 'moved@example.com', currentPassword: PASSWORD }
    // The name alone needs no code.
    expect((await change({ name: 'Another Name', email: me.email })).status).toBe(200)
    expect((await change({ ...body, currentPassword: 'wrong one' })).status).toBe(422)
    expect(await mailed()).toEqual([])
    const asked = await change(body)
    expect([asked.status, asked.body.code]).toEqual([403, 'email_code_required'])
    const [mail] = await mailed()
    expect(mail?.to).toBe('moved@example.com')
    expect((await change({ ...body, emailCode: '1' })).status).toBe(422)
    expect((await world.login('moved@example.com')).status).toBe(401)
    const moved = await change({ ...body, emailCode: codeIn(mail?.text) })
    expect([moved.status, moved.body.user?.email]).toEqual([200, 'moved@example.com'])
    expect(
      (await change({ ...body, email: 'once-more@example.com', emailCode: codeIn(mail?.text) })).status,
    ).toBe(422)
  })

  test('without the setting nobody is asked', async () => {
    world.start()
    expect((await register()).status).toBe(201)
    expect(await mailed()).toEqual([])
  })
})
