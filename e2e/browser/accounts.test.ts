import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invent, openApp, type Person, register, signIn, type TestApp } from './app.ts'
import { FIXTURES, signedIn, toast } from './seed.ts'

let app: TestApp
/** Somebody at the forms, who leaves nothing on the device: each test opens its page anew. */
let page: Page
beforeAll(async () => {
  app = await openApp({ serviceWorkers: 'block' })
  page = await app.newPage()
})
afterAll(() => app.close())

const errorsOf = (page: Page) => page.locator('form [role=alert]').allInnerTexts()

describe('registering', () => {
  test.each([
    [
      'nothing',
      { name: '', email: '', password: '', confirm: '' },
      ['Name is required', 'Email is required', 'Password is required', 'Please confirm your password'],
    ],
    [
      'too little',
      { name: ' a ', email: 'no', password: '12345', confirm: '12345' },
      ['Name must be at least 2 characters', 'Email is invalid', 'Password must be at least 6 characters'],
    ],
    [
      'two different passwords',
      { name: 'Ada', email: 'ada@example.com', password: 'abcdef', confirm: 'abcdeg' },
      ['Passwords do not match'],
    ],
  ])('with %s is refused, and says why', async (_, typed, expected) => {
    await page.goto('/register')
    await page.getByLabel('Full Name').fill(typed.name)
    await page.getByLabel('Email').fill(typed.email)
    await page.getByLabel('Password', { exact: true }).fill(typed.password)
    await page.getByLabel('Confirm Password').fill(typed.confirm)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText(expected[0]!, { exact: true }).waitFor()
    expect(await errorsOf(page)).toEqual(expected)
    // Editing a field takes its own error away, and no other.
    await page.getByLabel('Confirm Password').fill('x')
    expect(await errorsOf(page)).toEqual(expected.filter((text) => !/confirm|match/.test(text)))
  })

  test('without agreeing to the terms is refused', async () => {
    await page.goto('/register')
    await page.getByLabel('Full Name').fill('Ada Example')
    await page.getByLabel('Email').fill('agree@example.com')
    await page.getByLabel('Password', { exact: true }).fill('abcdef')
    await page.getByLabel('Confirm Password').fill('abcdef')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Please agree to the terms and the privacy policy').waitFor()
    expect(new URL(page.url()).pathname).toBe('/register')
  })

  test('shows how strong the password is, that both match, and each on its own wish', async () => {
    await page.goto('/register')
    const password = page.getByLabel('Password', { exact: true })
    for (const [typed, label] of [
      ['abc', 'Weak'],
      ['Abcdefgh', 'Fair'],
      ['Abcdefg1', 'Good'],
      ['Abcdef1!', 'Strong'],
    ] as const) {
      await password.fill(typed)
      await page.getByText(label, { exact: true }).waitFor()
    }
    await password.fill('abc')
    for (const hint of [
      'At least 8 characters',
      'At least one uppercase letter',
      'At least one number',
      'At least one special character',
    ])
      await page.getByText(hint, { exact: true }).waitFor()
    expect(await page.getByText('At least one lowercase letter').count()).toBe(0)
    await page.getByLabel('Confirm Password').fill('abc')
    await page.getByText('Passwords match', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show what is typed' }).first().click()
    expect(await password.getAttribute('type')).toBe('text')
    expect(await page.getByLabel('Confirm Password').getAttribute('type')).toBe('password')
  })

  test('leads to signing in, and from there to the page one came for', async () => {
    const { name, email, password } = invent('Grace Example')
    const page = await app.newPage()
    await page.goto('/history?q=ada')
    await page.waitForURL('**/register')
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await toast(page, 'Registration successful! Please log in.').waitFor()
    // The address changes before the page does, which has fields of the same names.
    await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor()
    // Filled in already.
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await toast(page, 'Login successful!').waitFor()
    await page.waitForURL('**/history?q=ada')
    await page.getByRole('banner').getByText('Hello, Grace Example').waitFor()
    // Replaced, not pushed: the way back does not lead through the form.
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.context().close()
  })

  test('an address that is taken is said to be', async () => {
    const person = invent()
    await register(app, person)
    await page.goto('/register')
    await page.getByLabel('Full Name').fill(person.name)
    await page.getByLabel('Email').fill(person.email.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill('abcdef')
    await page.getByLabel('Confirm Password').fill('abcdef')
    await page.getByRole('checkbox').check()
    await page.route('**/api/auth/register', async (route) => {
      await page.getByRole('button', { name: 'Creating account...', disabled: true }).waitFor()
      await route.continue()
    })
    await page.getByRole('button', { name: 'Create account' }).click()
    await toast(page, 'An account with this email already exists').waitFor()
    expect(await errorsOf(page)).toEqual([])
    await page.unroute('**/api/auth/register')
    await page.route('**/api/auth/register', (route) => route.abort())
    await page.getByRole('button', { name: 'Create account' }).click()
    await toast(page, 'Registration failed. Please try again.').waitFor()
    await page.unroute('**/api/auth/register')
  })
})

describe('signing in', () => {
  test.each([
    ['', '', ['Email is required', 'Password is required']],
    ['a@b', 'abcdef', ['Email is invalid']],
    ['a@b.c', '12345', ['Password must be at least 6 characters']],
  ])('with %j and %j is refused in the form', async (email, password, expected) => {
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Sign in to your account' }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText(expected[0]!, { exact: true }).waitFor()
    expect(await errorsOf(page)).toEqual(expected)
  })

  test('with a wrong password says so once', async () => {
    const person = invent()
    await register(app, person)
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await toast(page, 'Invalid email or password').waitFor()
    expect(await page.getByText('Invalid email or password').count()).toBe(1)
    // The answer waits until the button has said what it is doing.
    await page.route('**/api/auth/login', async (route) => {
      await page.getByRole('button', { name: 'Signing in...', disabled: true }).waitFor()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await toast(page, 'Login failed. Please try again.').waitFor()
    await page.unroute('**/api/auth/login')
  })

  test('with other accounts is not set up, and says so', async () => {
    await page.goto('/login')
    for (const name of ['Google', 'Twitter'])
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true)
    await page.getByText('Not set up on this server').waitFor()
  })

  test('signed in, the forms lead to the dashboard; signed out, one is at the start', async () => {
    const { page } = await signedIn(app)
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await page.waitForURL('**/dashboard')
    }
    await page.getByRole('button', { name: 'Logout' }).click()
    await toast(page, 'Logged out successfully').waitFor()
    await page.waitForURL(`${app.url}/`)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.context().close()
  })

  test('an ended session asks again over the page, and goes on', async () => {
    const { page, person, token } = await signedIn(app, { at: '/profile' })
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
    const ended = await fetch(`${app.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(ended.ok).toBe(true)
    await page.getByRole('button', { name: 'Export Data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.waitFor()
    expect(new URL(page.url()).pathname).toBe('/profile')
    await dialog.getByLabel('Password').fill('not this one')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await dialog.getByText('Invalid email or password').waitFor()
    await dialog.getByLabel('Password').fill(person.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/profile')
    await page.context().close()
  })
})

describe('a forgotten password', () => {
  test('where the server sends no mail, it says who can help', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('**/forgot')
    await page.getByText('This server sends no mail.').waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'contact page' }).waitFor()
    await page.goto('/reset')
    await page.getByText('This link is incomplete.').waitFor()
  })
})

describe('the profile', () => {
  let page: Page
  let person: Person
  beforeAll(async () => {
    const signed = await signedIn(app, { name: 'Ada Example', at: '/profile' })
    page = signed.page
    person = signed.person
  })

  test('is read, edited, and left as it was by Cancel', async () => {
    await page.getByRole('heading', { level: 1, name: 'Profile Settings' }).waitFor()
    const info = page.getByRole('region', { name: 'Profile Information' })
    for (const text of ['Account Type', 'Member Since', person.email]) await info.getByText(text).waitFor()
    await info.getByRole('button', { name: 'Edit' }).click()
    await info.getByLabel('Full Name').fill('')
    await info.getByRole('button', { name: 'Save Changes' }).click()
    await info.getByText('Name is required').waitFor()
    await info.getByRole('button', { name: 'Cancel' }).click()
    await info.getByText('Ada Example').waitFor()
    // The focus is on the button one came by, and then in the first field.
    await page.keyboard.press('Enter')
    await info.getByLabel('Full Name').and(page.locator(':focus')).fill('Ada Changed')
    await info.getByRole('button', { name: 'Save Changes' }).click()
    await toast(page, 'Profile updated successfully!').waitFor()
    await page.getByRole('banner').getByText('Hello, Ada Changed').waitFor()
  })

  test('a new address needs the password', async () => {
    await page.goto('/profile')
    const info = page.getByRole('region', { name: 'Profile Information' })
    await info.getByRole('button', { name: 'Edit' }).click()
    await info.getByLabel('Email').fill(`new-${person.email}`)
    await info.getByRole('button', { name: 'Save Changes' }).click()
    await toast(page, 'Enter your current password to change the email address').waitFor()
    await info.getByLabel('Your Password').fill(person.password)
    await info.getByRole('button', { name: 'Save Changes' }).click()
    await toast(page, 'Profile updated successfully!').waitFor()
    person = { ...person, email: `new-${person.email}` }
    await info.getByText(person.email).waitFor()
  })

  test('the password is changed by who knows the old one', async () => {
    await page.goto('/profile')
    const card = page.getByRole('region', { name: 'Change Password' })
    const button = card.getByRole('button', { name: 'Change Password' })
    const type = async (current: string, next: string, confirm: string) => {
      await card.getByLabel('Current Password').fill(current)
      await card.getByLabel('New Password', { exact: true }).fill(next)
      await card.getByLabel('Confirm New Password').fill(confirm)
    }
    expect(await button.isDisabled()).toBe(true)
    await type(person.password, 'New-secret-1', '')
    expect(await button.isDisabled()).toBe(true)
    await type(person.password, 'New-secret-1', 'New-secret-2')
    await button.click()
    await card.getByText('Passwords do not match').waitFor()
    await type(person.password, '12345', '12345')
    await button.click()
    await card.getByText('Password must be at least 6 characters').waitFor()
    await type('not this one', 'New-secret-1', 'New-secret-1')
    await button.click()
    await toast(page, 'Current password is incorrect').waitFor()
    await type(person.password, 'New-secret-1', 'New-secret-1')
    await button.click()
    await toast(page, 'Password changed successfully!').waitFor()
    expect(await card.getByLabel('Current Password').inputValue()).toBe('')
    const again = await app.newPage()
    await signIn(again, { ...person, password: 'New-secret-1' })
    await again.context().close()
  })

  test('everything can be taken away as a file, and brought back after it was deleted', async () => {
    const { page } = await signedIn(app, { analyses: [{ file: FIXTURES.plain }], at: '/profile' })
    await page.getByRole('region', { name: 'Account Statistics' }).getByText('1').first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^legible-export-\d{4}-\d\d-\d\d\.json$/)
    const file = await download.path()
    await page.goto('/history')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete analysis' }).click()
    await toast(page, 'Analysis deleted successfully').waitFor()
    await page.goto('/profile')
    await page.getByLabel('A file of Export Data').setInputFiles(file)
    await page.getByText(/0 resumes and 1 analysis imported/).waitFor()
    await page.goto('/history')
    await page.getByText('1 of 1 analysis').waitFor()
    await page.context().close()
  })

  test('a file that is no export is refused', async () => {
    await page.goto('/profile')
    await page
      .getByLabel('A file of Export Data')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    // In its place, and nowhere else.
    const refusal = page.getByText('This is not a file of Export Data, nor a backup, or it is damaged.')
    await refusal.waitFor()
    expect(await refusal.count()).toBe(1)
    expect(await refusal.getAttribute('role')).toBe('alert')
  })

  test('an account is deleted only with its password and the word', async () => {
    const { page, person } = await signedIn(app, { at: '/profile' })
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Account' })
    const button = dialog.getByRole('button', { name: 'Delete my account' })
    await button.click()
    await dialog.getByText('Password is required').waitFor()
    await dialog.getByText('Type DELETE in capital letters').waitFor()
    await dialog.getByLabel('Password').fill('not this one')
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await button.click()
    await dialog.getByRole('alert').filter({ hasText: 'Current password is incorrect' }).waitFor()
    // In its place, and nowhere else.
    expect(await page.getByText('Current password is incorrect').count()).toBe(1)
    await dialog.getByLabel('Password').fill(person.password)
    await button.click()
    await page.waitForURL(`${app.url}/`)
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
    // The page that is closed now has left no sign-in form behind, at the place where it was scrolled to.
    await page.goBack()
    expect(page.url()).not.toContain('/login')
    await page.context().close()
  })
})
