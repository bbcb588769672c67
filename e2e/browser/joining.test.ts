/** @module-tag thorough */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invent, newPageOf, type OwnApp, type Person, promote, register, signIn, startApp } from './app.ts'

// A server that takes only who was invited, and confirms every address: from the invitation to an account that moves.

interface Received {
  to: string
  text: string
}
const mails: Received[] = []
const heard: (() => void)[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=')
      mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text })
      for (const one of heard.splice(0)) one()
      done()
    })
  },
})
async function mailTo(address: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const at = mails.findIndex(({ to, text }) => to === address && pattern.test(text))
    if (at >= 0) return pattern.exec(mails.splice(at, 1)[0]?.text ?? '')?.[0] ?? ''
    await new Promise<void>((resolve) => heard.push(resolve))
  }
}
const LINK = /http:\S+#invitation=\S+/
const CODE = /(?<=^|\n)\d{8}(?=\r?\n)/

let app: OwnApp
let admin: Page
beforeAll(async () => {
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const settings: Record<string, string> = {
    SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'Legible <no-reply@example.org>',
  }
  app = await startApp(settings, { serviceWorkers: 'block' })
  const person = invent('Ada Admin')
  const token = await register(app, person)
  await promote(app, person)
  // Somebody has to be in before the door is closed.
  Object.assign(settings, { REGISTRATION: 'invited', VERIFY_EMAIL: 'true' })
  await app.killServer()
  await app.restartServer()
  admin = await newPageOf(app, token, { at: '/admin/users' })
})
afterAll(async () => {
  await app.close()
  await new Promise<void>((resolve) => post.close(() => resolve()))
})

async function invite(email: string): Promise<Page> {
  await admin.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email', { exact: false }).fill(email)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await admin.getByRole('dialog', { name: 'Invitation link' }).waitFor()
  return admin
}
async function fillIn(page: Page, { name, email, password }: Person) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}
const code = (page: Page) => page.getByLabel('Code from your email')

test('who was invited confirms the address, joins once, and moves the account to another address', async () => {
  const guest = invent('Gia Guest')
  await invite(guest.email)
  const made = admin.getByRole('dialog', { name: 'Invitation link' })
  await made.getByText(`Sent to ${guest.email}`).waitFor()
  const shown = await made.getByRole('textbox').inputValue()
  await made.getByRole('button', { name: 'Done' }).click()
  await made.waitFor({ state: 'detached' })
  const link = await mailTo(guest.email, LINK)
  expect(link).toBe(shown)

  const page = await app.newPage()
  // Without the link the door is closed, and says so.
  await page.goto('/register')
  await fillIn(page, guest)
  await page.getByRole('alert').filter({ hasText: 'You need an invitation to join.' }).first().waitFor()

  await page.goto('about:blank')
  await page.goto(link)
  await fillIn(page, guest)
  await code(page).fill('00000000')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('This code is not right, or has expired.', { exact: false }).first().waitFor()
  const first = await mailTo(guest.email, CODE)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  const second = await mailTo(guest.email, CODE)
  await code(page).fill(first === second ? '00000000' : first)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('This code is not right, or has expired.', { exact: false }).first().waitFor()
  await code(page).fill(second)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/login')
  await signIn(page, guest)

  const late = await app.newPage()
  await late.goto(link)
  await fillIn(late, invent('Lee Late'))
  await late
    .getByRole('alert')
    .filter({ hasText: 'This invitation has expired or was used already.' })
    .first()
    .waitFor()
  await late.context().close()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const { email: moved } = invent()
  await page.getByLabel('Email', { exact: true }).fill(moved)
  await page.getByLabel('Your Password').fill(guest.password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await code(page).fill(await mailTo(moved, CODE))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully!').waitFor()
  await mailTo(guest.email, /email address was changed/i)
  await page.context().close()
})

test('an invitation that is not mailed is copied, and a wrong address is refused in the dialog', async () => {
  await admin.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email', { exact: false }).fill('no address')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByText('Email is invalid').waitFor()
  await dialog.getByLabel('Email', { exact: false }).fill('')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const made = admin.getByRole('dialog', { name: 'Invitation link' })
  await made.getByText('Copy it now', { exact: false }).waitFor()
  expect(await made.getByRole('textbox').inputValue()).toMatch(LINK)
  await admin.keyboard.press('Escape')
  await made.waitFor({ state: 'detached' })
  // The log knows of both, and of neither link.
  await admin.getByRole('tab', { name: 'Audit', exact: false }).click()
  await admin.getByText('Invited', { exact: false }).first().waitFor()
  expect(await admin.getByText('#invitation=').count()).toBe(0)
})
