// Firefox and WebKit for the journey: found, or installed from Debian's packages where this runs as root.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onPath } from './find-browser.mjs'

export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`FIREFOX_PATH names ${chosen}, and nothing is there.`)
  return chosen || ['firefox-esr', 'firefox'].map(onPath).find(Boolean) || null
}

/** WebKitGTK's small browser stands beside its library, whose folder is named by the machine and the version. */
function findMiniBrowser() {
  for (const libraries of ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter(existsSync)) {
    const folders = [libraries, ...readdirSync(libraries).map((name) => path.join(libraries, name))]
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const found = folders.map((at) => path.join(at, version, 'MiniBrowser')).find(existsSync)
      if (found) return found
    }
  }
  return ''
}

/** Its driver, the browser, and the screen it needs; null where one of them is missing. */
export function findWebKit() {
  const parts = { driver: onPath('WebKitWebDriver'), browser: findMiniBrowser(), screen: onPath('Xvfb') }
  return Object.values(parts).every(Boolean) ? parts : null
}

/** @type {[string, () => unknown, string[]][]} */
const BROWSERS = [
  ['Firefox', findFirefox, ['firefox-esr']],
  ['WebKit', findWebKit, ['webkit2gtk-driver', 'xvfb']],
]

/** Installs what is missing where that is possible; says, a line each, which browsers nothing will run in. */
export function prepareOtherBrowsers() {
  const missing = BROWSERS.filter(([, find]) => !find())
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    const packages = missing.flatMap(([, , names]) => names)
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
    })
  }
  return BROWSERS.filter(([, find]) => !find()).map(
    ([name, , packages]) =>
      `NOT RUN: the journey in ${name}, which is not on this machine (Debian packages: ${packages.join(', ')})`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of prepareOtherBrowsers()) console.log(line)
