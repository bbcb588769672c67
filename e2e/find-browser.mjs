// Finds Chromium, or installs it: CHROME_PATH, the usual names, then Debian's package as root, else Playwright's installer.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string} name */
function onPath(name) {
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
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  return names.map(onPath).find(Boolean) || places.find(existsSync) || (await ofPlaywright())
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
}

function installFromPlaywright() {
  try {
    execFileSync('npx', ['playwright-core', 'install', 'chromium'], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
  } catch (cause) {
    console.error(
      `Playwright's installer did not succeed: ${/** @type {Error} */ (cause).message.split('\n')[0]}`,
    )
  }
}

/** @returns {Promise<string>} */
export async function findBrowser() {
  let found = await find()
  if (!found) {
    installFromDebian()
    found = await find()
  }
  if (!found) {
    installFromPlaywright()
    found = await find()
  }
  if (found) return found
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH.',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  findBrowser().then(
    (at) => console.log(at),
    (error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
