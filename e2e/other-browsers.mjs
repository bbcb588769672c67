// Firefox for the journey: found, or installed from Debian's package where this runs as root.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onPath } from './find-browser.mjs'

export const findFirefox = () =>
  process.env.FIREFOX_PATH || ['firefox-esr', 'firefox'].map(onPath).find(Boolean) || null

/** @type {[string, () => unknown, string[]][]} */
const BROWSERS = [['Firefox', findFirefox, ['firefox-esr']]]

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
