import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removalScript } from '../../../tools/browsers/missing.ts'

/**
 * A copy of the built app in which every script first takes from its browser what the floor lacks: the pages', the
 * workers' and the service worker's.
 */
export function appAtTheFloor(): { home: string; remove: () => void } {
  const home = mkdtempSync(path.join(tmpdir(), 'legible-floor-'))
  const web = path.join(home, 'dist', 'web')
  cpSync('dist', path.join(home, 'dist'), { recursive: true })
  cpSync('package.json', path.join(home, 'package.json'))
  symlinkSync(path.resolve('node_modules'), path.join(home, 'node_modules'))
  const removal = `${removalScript()}${ODD_SYSTEM}`
  for (const name of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    const at = path.join(web, name)
    if (/\.js\.(br|gz)$/.test(name)) rmSync(at)
    // Before the app, once for a page; a worker begins with any of its own.
    if (name.endsWith('.js')) writeFileSync(at, `${removal}${readFileSync(at, 'utf8')}`)
  }
  withoutTrustedTypes(path.join(home, 'dist', 'server'))
  return { home, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/**
 * A system that names no language, as browsers have it that were started without a locale, and a private window that
 * does not say what is stored.
 */
const ODD_SYSTEM = `;(() => {
  for (const { prototype } of [globalThis.Navigator, globalThis.WorkerNavigator].filter(Boolean)) {
    Object.defineProperty(prototype, 'language', { get: () => 'C' })
    Object.defineProperty(prototype, 'languages', { get: () => [] })
  }
  if (globalThis.StorageManager) StorageManager.prototype.estimate = async () => ({})
})();`

/** Browsers at the floor pass over a policy they do not know; this one would hold the app to it, without the means. */
function withoutTrustedTypes(server: string): void {
  const policies = /"(?:require-trusted-types-for 'script'|trusted-types default)",?/g
  const held = readdirSync(server)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(server, name))
    .filter((at) => readFileSync(at, 'utf8').match(policies))
  if (held.length === 0) throw new Error('The server’s policy was not found')
  for (const at of held) writeFileSync(at, readFileSync(at, 'utf8').replace(policies, ''))
}
