import type { Page } from 'playwright-core'
import { DRAFT } from './draft.ts'
import { FIXTURES, pressAnalyze } from './seed.ts'

/** Every page of the app in the states it can be in: what is looked at, measured and photographed. */
export interface View {
  name: string
  path: string
  who: 'visitor' | 'newcomer' | 'member' | 'admin'
  /** What has to be on the screen before it counts as there. */
  ready: string
  /** What brings it into the state. */
  act?: (page: Page) => Promise<void>
  /** The network is gone once the page is there. */
  offline?: true
  /** A phone shows it in another way, which does not become the desk's by growing. */
  isOtherOnDesk?: true
}

const BUILDER_STEPS = [
  ['personal', 'Personal Info'],
  ['summary', 'Summary & Target'],
  ['education', 'Education'],
  ['experience', 'Work Experience'],
  ['projects', 'Projects'],
  ['skills', 'Skills'],
  ['review', 'Template & Review'],
] as const

const LATER_STEPS: ReadonlySet<string> = new Set(BUILDER_STEPS.slice(1).map(([step]) => `builder-${step}`))
export const isLaterStep = (name: string): boolean => LATER_STEPS.has(name)

const chooseFile = async (page: Page) => {
  await page.locator('input[type=file]').setInputFiles(`fixtures/files/${FIXTURES.plain}`)
  await page.getByRole('main').getByText(FIXTURES.plain).first().waitFor()
}

const isOffline = (page: Page) => page.getByText('You are offline.').waitFor()

const isDesk = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

const DENIED = "Access Denied - You don't have permission to access the admin dashboard."

const OFFLINE_READY: Record<string, string> = {
  '/dashboard': 'Scores over time',
  '/analyzer': 'Resume Analyzer',
  '/history': '3 of 3 analyses',
  '/profile': 'Where you are signed in',
}

export const VIEWS: View[] = [
  { name: 'landing', path: '/', who: 'visitor', ready: 'Why choose Legible?' },
  { name: 'login', path: '/login', who: 'visitor', ready: 'Sign in to your account' },
  {
    name: 'login-errors',
    path: '/login',
    who: 'visitor',
    ready: 'Sign in to your account',
    act: async (page) => {
      await press('Sign in')(page)
      await page.getByText('Password is required').waitFor()
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    who: 'visitor',
    ready: 'Sign in to your account',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not this one')
      await press('Sign in')(page)
      await page.getByText('Invalid email or password').waitFor()
    },
  },
  { name: 'register', path: '/register', who: 'visitor', ready: 'Create your account' },
  {
    name: 'register-strength',
    path: '/register',
    who: 'visitor',
    ready: 'Create your account',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('Abc')
      await page.getByLabel('Confirm Password').fill('Abc')
      await page.getByText('Passwords match').waitFor()
    },
  },
  { name: 'forgot', path: '/forgot', who: 'visitor', ready: 'Forgot your password?' },
  { name: 'reset', path: '/reset#token=abc', who: 'visitor', ready: 'Set a new password' },
  { name: 'help', path: '/help', who: 'visitor', ready: 'Help Center' },
  { name: 'contact', path: '/contact', who: 'visitor', ready: 'Before you write' },
  { name: 'privacy', path: '/privacy', who: 'visitor', ready: 'Privacy Policy' },
  { name: 'terms', path: '/terms', who: 'visitor', ready: 'Terms of Service' },
  { name: 'not-found', path: '/nothing/here', who: 'visitor', ready: 'Page not found' },
  { name: 'dashboard-empty', path: '/dashboard', who: 'newcomer', ready: 'Where to begin' },
  { name: 'dashboard', path: '/dashboard', who: 'member', ready: 'Scores over time' },
  { name: 'history-empty', path: '/history', who: 'newcomer', ready: 'No analyses found' },
  { name: 'history', path: '/history', who: 'member', ready: '3 of 3 analyses' },
  {
    name: 'history-no-match',
    path: '/history',
    who: 'member',
    ready: '3 of 3 analyses',
    act: async (page) => {
      await page.getByLabel('Search').fill('nothing has this')
      await page.getByText('No analyses match').waitFor()
    },
  },
  {
    name: 'history-delete',
    path: '/history',
    who: 'member',
    ready: '3 of 3 analyses',
    act: async (page) => {
      await press('Delete')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'history-export',
    path: '/history',
    who: 'member',
    ready: '3 of 3 analyses',
    act: async (page) => {
      await press('Export')(page)
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'history-details',
    path: '/history',
    who: 'member',
    ready: '3 of 3 analyses',
    act: async (page) => {
      await press('View Details')(page)
      await page.getByRole('heading', { name: 'Overall assessment' }).waitFor()
    },
  },
  {
    name: 'history-compare',
    path: '/history',
    who: 'member',
    ready: '3 of 3 analyses',
    act: async (page) => {
      await press('View Details')(page)
      await page.getByRole('link', { name: /^Compare/ }).click()
      await page.getByRole('region', { name: 'Still open' }).waitFor()
    },
  },
  { name: 'profile', path: '/profile', who: 'member', ready: 'Where you are signed in' },
  {
    name: 'profile-edit',
    path: '/profile',
    who: 'member',
    ready: 'Where you are signed in',
    act: async (page) => {
      await press('Edit')(page)
      await page.getByRole('button', { name: 'Save Changes' }).waitFor()
    },
  },
  {
    name: 'profile-delete',
    path: '/profile',
    who: 'member',
    ready: 'Where you are signed in',
    act: async (page) => {
      await press('Delete Account')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'analyzer', path: '/analyzer', who: 'member', ready: 'Drop your resume here' },
  { name: 'analyzer-chosen', path: '/analyzer', who: 'member', ready: 'Resume Analyzer', act: chooseFile },
  {
    name: 'analyzer-refused',
    path: '/analyzer',
    who: 'member',
    ready: 'Resume Analyzer',
    act: async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
      await page
        .getByRole('main')
        .getByText(/^File type must be/)
        .waitFor()
    },
  },
  { name: 'builder-empty', path: '/builder', who: 'newcomer', ready: 'New resume' },
  { name: 'builder', path: '/builder', who: 'member', ready: 'New resume' },
  ...BUILDER_STEPS.map(
    ([step, title]): View => ({
      name: `builder-${step}`,
      path: `/builder/${DRAFT.id}/${step}`,
      who: 'member',
      ready: title,
      act: (page) => page.locator('canvas').first().waitFor(),
    }),
  ),
  { name: 'denied', path: '/admin', who: 'member', ready: DENIED },
  { name: 'admin', path: '/admin', who: 'admin', ready: 'Total Users' },
  { name: 'admin-users', path: '/admin/users', who: 'admin', ready: '3 shown' },
  {
    name: 'admin-user-menu',
    path: '/admin/users',
    who: 'admin',
    ready: '3 shown',
    act: async (page) => {
      await press(/^More for/)(page)
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'admin-failed',
    path: '/admin/users',
    who: 'admin',
    ready: '3 shown',
    act: async (page) => {
      await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.getByLabel('Role').selectOption('admin')
      await page.getByRole('main').getByText('The server did not send this list.').waitFor()
    },
  },
  { name: 'admin-analyses', path: '/admin/analyses', who: 'admin', ready: '3 shown' },
  { name: 'admin-resumes', path: '/admin/resumes', who: 'admin', ready: '3 shown' },
  { name: 'admin-export', path: '/admin/export', who: 'admin', ready: 'Export Users' },
  { name: 'admin-audit', path: '/admin/audit', who: 'admin', ready: '1 shown' },
  {
    name: 'sync',
    path: '/dashboard',
    who: 'member',
    ready: 'Scores over time',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Synced' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'commands',
    path: '/dashboard',
    who: 'member',
    ready: 'Scores over time',
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('option', { selected: true }).waitFor()
    },
  },
  {
    name: 'menu',
    path: '/help',
    who: 'newcomer',
    ready: 'Help Center',
    act: async (page) => {
      if (isDesk(page)) return
      await press('Open menu')(page)
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
    },
  },
  {
    name: 'session-ended',
    path: '/profile',
    who: 'member',
    ready: 'Where you are signed in',
    act: async (page) => {
      await page.route('**/api/auth/profile', (route) =>
        route.fulfill({ status: 401, json: { code: 'not_signed_in', error: 'Please sign in.' } }),
      )
      await press('Edit')(page)
      await press('Save Changes')(page)
      await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
    },
  },
  ...['/dashboard', '/analyzer', '/history', '/profile'].map(
    (path): View => ({
      name: `${path.slice(1)}-offline`,
      path,
      who: 'member',
      ready: OFFLINE_READY[path] ?? '',
      offline: true,
      act: isOffline,
    }),
  ),
  {
    name: 'admin-offline',
    path: '/admin',
    who: 'admin',
    ready: 'Total Users',
    offline: true,
    act: isOffline,
  },
  // Last: it adds to what the others count.
  {
    name: 'analyzer-results',
    path: '/analyzer',
    who: 'member',
    ready: 'Resume Analyzer',
    isOtherOnDesk: true,
    act: async (page) => {
      await chooseFile(page)
      await pressAnalyze(page)
      await page.getByRole('link', { name: 'View History' }).waitFor()
      // On a phone the page comes as a sheet, when it is wanted.
      if (isDesk(page)) await page.locator('canvas').first().waitFor()
    },
  },
]

/** Each address once, under the name of its first view: another language has other words for what acts look for. */
export const PLACES = [
  ...new Map(VIEWS.toReversed().map((view) => [`${view.who} ${view.path}`, view])).values(),
]

export const open = async (page: Page, view: View) => {
  await page.goto(view.path)
  await page.getByRole('main').getByText(view.ready, { exact: true }).first().waitFor()
  await arrived(page)
}

/** A heading stands there before its page does: nothing may still be on its way. */
export const arrived = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)

/** The opened page, brought into the view's state. */
export const act = async (page: Page, view: View) => {
  if (view.offline) await page.context().setOffline(true)
  await view.act?.(page)
}

/** What the next view of this device does not expect is undone. */
export const leave = async (page: Page) => {
  await page.unrouteAll()
  await page.context().setOffline(false)
}

/** Pages that hold nothing of their own: between two addresses that share what is around them, everything is put away. */
const BETWEEN = ['/terms', '/privacy', '/contact']

/** To another address without loading the app anew, as by a link: what it has fetched and warmed up stays. */
export async function within(page: Page, path: string): Promise<void> {
  const from = new URL(page.url()).pathname
  for (const next of [BETWEEN.find((at) => at !== path && at !== from), path]) {
    // A page that waits for the app has no such main yet.
    const left = await page.locator('#content > *').first().elementHandle()
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, next)
    await page.waitForFunction((before) => !before?.isConnected, left)
    await page.locator('main h1').first().waitFor()
    await arrived(page)
  }
}

/** The address in another language of the app, which is loaded once in each. */
export async function openIn(language: string, page: Page, path: string): Promise<void> {
  const inLanguage = page.locator(`html[lang="${language}"]`)
  if ((await inLanguage.count()) > 0) return within(page, path)
  await page.addInitScript((wanted) => localStorage.setItem('language', wanted), language)
  await page.goto(path)
  await inLanguage.waitFor({ state: 'attached' })
  await page.locator('main h1').first().waitFor()
  await arrived(page)
}
