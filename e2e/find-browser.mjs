// Finds Chromium, or installs it: CHROME_PATH, the usual names, then Debian's package as root, else Playwright's installer.
// Beside it the headless shell: the same engine without a browser's windows, which opens a page in half the time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string} name */
export function onPath(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return found.status === 0 ? (found.stdout.split('\n')[0] ?? '').trim() : ''
}

/** The Playwright of this project may have fetched a browser of its own. */
async function ofPlaywright() {
  const { chromium } = await import('playwright-core')
  const at = chromium.executablePath()
  return existsSync(at) ? at : ''
}

async function find() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, and nothing is there.`)
  if (chosen) return chosen
  return names.map(onPath).find(Boolean) || places.find(existsSync) || (await ofPlaywright())
}

/** Where this runs as root. @param {string} name */
export function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' })
}

/** Says why it did not succeed. */
function installFromPlaywright() {
  const run = spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (run.status === 0) return ''
  const said = `${run.error?.message ?? ''}\n${run.stderr}`
    .split('\n')
    .find((line) => /error|fail/i.test(line))
  return said?.trim() ?? `it ended with ${run.status}`
}

/** @returns {Promise<string>} */
export async function findBrowser() {
  let found = await find()
  let why = ''
  if (!found) {
    installFromDebian('chromium')
    found = await find()
  }
  if (!found) {
    why = installFromPlaywright()
    found = await find()
  }
  if (found) return found
  throw new Error(
    `No Chromium was found and none could be installed (${why}): install Chromium or Google Chrome, or set CHROME_PATH.`,
  )
}

/**
 * For pages that need no window around them; where there is no shell, and none in the packages, the browser itself.
 * @returns {Promise<string>}
 */
export async function findHeadless() {
  if (process.env.CHROME_PATH) return findBrowser()
  const findShell = () => shells.map(onPath).find(Boolean)
  if (!findShell()) installFromDebian(shells[0] ?? '')
  return findShell() || findBrowser()
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  findBrowser().then(
    (at) => console.log(at),
    (error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
