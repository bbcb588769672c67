import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { askRunningServer } from '#server/control/socket.ts'
import { freePort } from '#server/testing/free-port.ts'

// The built server on a free port with a fresh data folder, and a Chromium: what every journey starts from. Most of
// them share the server of the run, each with people of its own; who stops it, sets it or counts what it holds has one.

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What the browser asks its maker on its own account: about every form, a model, and its search.
  `--disable-features=${[
    'AutofillServerCommunication',
    'AIPromptAPI',
    'PreconnectToSearch',
    'AimEnabled',
    'AimServerEligibilityEnabled',
    'AimServerRequestOnStartupEnabled',
  ].join()}`,
  // A camera that shows a pattern, for whoever may use one.
  '--use-fake-device-for-media-stream',
]

/**
 * Of the headless shell, where each page is a new device: fewer processes to hand every answer on, and room for what a
 * page makes once. It takes a fifth less of the processor.
 */
const LIGHT = [
  '--enable-features=NetworkServiceInProcess2',
  '--in-process-gpu',
  '--js-flags=--min-semi-space-size=16',
]

/** How long a journey waits for one thing: how fast the machine is today is not what it proves. */
export const PATIENCE_MS = 90_000

export interface TestApp {
  url: string
  dataDir: string
  browser: Browser
  /** A device of its own: storage, service worker and cookies are not shared with another. */
  newDevice(options?: BrowserContextOptions): Promise<BrowserContext>
  newPage(options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

export interface OwnApp extends TestApp {
  /** Kills the server as a power cut would. */
  killServer(): Promise<void>
  /** Starts it again on the same port and data. */
  restartServer(): Promise<void>
}

/** Resolves when the server says that it serves, rejects with what it printed when it ends instead. */
function startServer(
  port: number,
  dataDir: string,
  env: Record<string, string>,
  home = '.',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: home,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Not the one of who runs this: `promote` reaches a server by its data folder.
      DATABASE_URL: '',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      // How long a file takes is not what these journeys prove, and the browser takes its share of the machine.
      PARSE_SECONDS: '120',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes(`:${port}`)) resolve(child)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
  })
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

/**
 * A data folder as a first start leaves it, for the servers of a run to begin from a copy:
 * making a database anew takes seconds.
 */
export async function makeFreshData(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'legible-e2e-fresh-'))
  const server = await startServer(await freePort(), folder, {})
  server.kill('SIGTERM')
  await ended(server)
  return folder
}

interface Server {
  url: string
  dataDir: string
  kill(): Promise<void>
  restart(): Promise<void>
  close(): Promise<void>
}

export async function serve(env: Record<string, string> = {}, home?: string): Promise<Server> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'legible-e2e-'))
  if (process.env.FRESH_DATA)
    cpSync(process.env.FRESH_DATA, dataDir, {
      recursive: true,
      filter: (source) => !lstatSync(source).isSocket(),
    })
  const port = await freePort()
  let server = await startServer(port, dataDir, env, home)
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    kill: async () => {
      server.kill('SIGKILL')
      await ended(server)
    },
    restart: async () => {
      server = await startServer(port, dataDir, env, home)
    },
    close: async () => {
      server.kill('SIGTERM')
      await ended(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** `devices`: what the browser contexts have in common. */
async function visit(
  { url, dataDir }: Pick<Server, 'url' | 'dataDir'>,
  devices: BrowserContextOptions,
  whole?: string,
): Promise<TestApp> {
  const executablePath = whole ?? process.env.HEADLESS_PATH ?? process.env.CHROME_PATH
  const browser = await chromium.launch({ executablePath, args: whole ? FLAGS : [...FLAGS, ...LIGHT] })
  const newDevice = async (options: BrowserContextOptions = {}) => {
    const device = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...devices, ...options })
    device.setDefaultTimeout(PATIENCE_MS)
    return device
  }
  return {
    url,
    dataDir,
    browser,
    newDevice,
    newPage: async (options) => (await newDevice(options)).newPage(),
    close: () => browser.close(),
  }
}

/** The server of the run. `browser`: where its pages are opened, if not in the headless shell. */
export const openApp = (devices: BrowserContextOptions = {}, browser?: string): Promise<TestApp> =>
  visit(JSON.parse(process.env.SHARED_SERVER ?? ''), devices, browser)

/** A server of one's own. `home`: where another build of it stands. */
export async function startApp(
  env: Record<string, string> = {},
  devices: BrowserContextOptions = {},
  home?: string,
): Promise<OwnApp> {
  const server = await serve(env, home)
  const app = await visit(server, devices)
  return {
    ...app,
    killServer: server.kill,
    restartServer: server.restart,
    close: async () => {
      await app.close()
      await server.close()
    },
  }
}

export interface Person {
  name: string
  email: string
  password: string
}

// Test files run in processes of their own, and share the server of the run.
const file = randomUUID().slice(0, 8)
let people = 0
/** An invented person nobody else in this run is. */
export const invent = (name = 'Ada Example'): Person => {
  people += 1
  return { name, email: `person-${file}-${people}@example.com`, password: 'Correct-horse-7' }
}

/** Registers by the API, for journeys that are not about registering. */
export async function register(app: TestApp, person: Person): Promise<string> {
  const answer = await fetch(`${app.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

export interface Signed extends BrowserContextOptions {
  /** The page to begin on. */
  at?: string
}

/** A page of somebody who signed in here some time ago: the token is on the device. */
export async function newPageOf(
  app: TestApp,
  token: string,
  { at = '/dashboard', ...options }: Signed = {},
): Promise<Page> {
  const page = await app.newPage(options)
  // Where the app does not run. A context that is to begin with a storage opens a page of its own for it, with a process.
  await page.goto('/theme.js')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto(at)
  // A phone keeps the greeting in its menu. The title alone stands there before the app runs.
  await page
    .getByRole('banner')
    .getByText(/^Hello, /)
    .waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** The first administrator is made by who runs the server: as the command does it while one runs. */
export async function promote(app: TestApp, { email }: Person): Promise<void> {
  const answer = await askRunningServer(app.dataDir, email)
  if (!answer?.ok) throw new Error(`Promoting answered: ${answer?.message}`)
}

/** The app has said that everything which works offline is on this device. */
export const readyOffline = (page: Page) =>
  page.getByRole('contentinfo').getByText('Ready offline', { exact: true }).waitFor()

/** Signs in as a person does, by the form. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: false }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
}
