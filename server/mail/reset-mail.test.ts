import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackground } from '#server/background.ts'
import { type Answer, onBothDatabases, PASSWORD, type Person } from '#server/testing/world.ts'
import { createMailer } from './mailer.ts'
import { resetMail } from './reset-mail.ts'

const forgotten = { json: { email: 'known@example.com' } }

onBothDatabases('forgotten passwords', (world) => {
  const ask = (email: string) => world.call('POST', '/api/auth/forgot', { json: { email } })

  test('the answer is the same whether or not the address is known, and only the known one gets a mail', async () => {
    await world.person('Known')
    const [known, unknown] = [await ask('KNOWN@example.com'), await ask('unknown@example.com')]
    await world.deps.background.settled()
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.body).toEqual({ mail: true })
    expect(world.mails.map((mail) => mail.to)).toEqual(['known@example.com'])
  })

  test('the link in the mail sets a new password, once', async () => {
    await world.person('Known')
    await ask('known@example.com')
    await world.deps.background.settled()
    const token = /#token=([\w-]+)/.exec(world.mails[0]?.text ?? '')?.[1]
    const reset = () => world.call('POST', '/api/auth/reset', { json: { token, newPassword: 'brand new' } })
    expect((await reset()).status).toBe(204)
    expect((await reset()).status).toBe(422)
    expect((await world.login('known@example.com', 'brand new')).status).toBe(200)
  })

  test.each<[string, (person: Person, admin: Person) => Promise<Answer>, number]>([
    [
      'the address changes',
      ({ token, name }) =>
        world.call('PUT', '/api/auth/profile', {
          token,
          json: { name, email: 'new@example.com', currentPassword: PASSWORD },
        }),
      422,
    ],
    [
      'the password changes',
      ({ token }) =>
        world.call('PUT', '/api/auth/change-password', {
          token,
          json: { currentPassword: PASSWORD, newPassword: 'another fine horse' },
        }),
      422,
    ],
    [
      'the account is deactivated',
      ({ id }, { token }) =>
        world.call('PATCH', `/api/admin/users/${id}`, { token, json: { isActive: false } }),
      422,
    ],
    [
      'only the name changes',
      ({ token, email }) =>
        world.call('PUT', '/api/auth/profile', { token, json: { name: 'Other Name', email } }),
      204,
    ],
  ])('a link that was sent before %s: %#', async (_, change, status) => {
    const person = await world.person('Known')
    const admin = await world.person('Ada Admin', { admin: true })
    await ask('known@example.com')
    await world.deps.background.settled()
    const token = /#token=([\w-]+)/.exec(world.mails[0]?.text ?? '')?.[1]
    expect((await change(person, admin)).status).toBe(200)
    const reset = { json: { token, newPassword: 'brand new horse' } }
    expect((await world.call('POST', '/api/auth/reset', reset)).status).toBe(status)
  })

  test('nobody is flooded with mails', async () => {
    await world.person('Known')
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push((await ask('known@example.com')).status)
    await world.deps.background.settled()
    expect(answers).toEqual([200, 200, 200, 429])
    expect(world.mails).toHaveLength(3)
  })

  test('without SMTP the answer says so', async () => {
    world.start({}, false)
    expect((await world.call('POST', '/api/auth/forgot', forgotten)).body).toEqual({ mail: false })
    expect((await world.call('GET', '/api/info')).body.mail).toBe(false)
  })

  test('a mail server that fails changes no answer', async () => {
    await world.person('Known')
    world.deps.mailer = { send: () => Promise.reject(new Error('550')), close: () => undefined }
    expect((await ask('known@example.com')).status).toBe(200)
    await world.deps.background.settled()
  })
})

describe('a real SMTP server', () => {
  const received: { from: string; to: string[]; content: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  test('gets the mail with sender, receiver and the whole link on one line', async () => {
    const mailer = createMailer(url, 'Legible <no-reply@example.org>')
    const link = `https://legible.example/reset#token=${'a'.repeat(43)}`
    await mailer.send(resetMail('ann@example.com', 'Ann\r\nBcc: eve@example.net', link, 30))
    mailer.close()
    const [mail] = received
    expect(mail).toMatchObject({ from: 'no-reply@example.org', to: ['ann@example.com'] })
    const text = mail?.content.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    expect(text).toContain(link)
    expect(text).toContain('Hello Ann Bcc: eve@example.net,')
    expect(text).not.toMatch(/^Bcc:/m)
  })

  test('that cannot be reached is an error in the background, not a crash', async () => {
    const lines: string[] = []
    const background = createBackground(pino({}, { write: (line) => void lines.push(line) }))
    const mailer = createMailer('smtp://127.0.0.1:1', 'x@example.org')
    background.run('mail', () => mailer.send(resetMail('ann@example.com', 'Ann', 'https://x', 30)))
    await background.settled()
    expect(lines.join()).toContain('ECONNREFUSED')
    expect(lines.join()).not.toContain('ann@example.com')
  })
})
