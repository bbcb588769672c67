import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// A second version of the built app, with every hash another one: as a build gives after a change in each file.

/** The built app in a folder of its own, which can be replaced without touching what other tests use. */
export function copyOfTheApp(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'legible-deploy-'))
  cpSync('dist', path.join(home, 'dist'), { recursive: true })
  cpSync('package.json', path.join(home, 'package.json'))
  symlinkSync(path.resolve('node_modules'), path.join(home, 'node_modules'))
  return home
}

const HASHED = /-[\w-]{8}\.(?:js|css)$/
// Begun only where a word begins: the long words of a bundle would be tried from each of their letters.
const NAMED = /(?<![\w.-])[\w.-]+-[\w-]{8}\.(?:js|css)/g
const TEXT = /\.(?:js|css|html)$/
const COMPRESSED = /\.(?:br|gz)$/

const nextName = (name: string) =>
  name.replace(/[\w-]{8}(?=\.\w+$)/, (hash) =>
    createHash('sha256').update(hash).digest('base64url').slice(0, 8).replace(/^-/, '_'),
  )

/** The files of before are gone, as they are from a server that keeps one version. */
export function deploy(home: string) {
  const web = path.join(home, 'dist', 'web')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  const names = new Set(files.map((file) => path.basename(file)).filter((name) => HASHED.test(name)))
  for (const file of files) {
    const at = path.join(web, file)
    if (COMPRESSED.test(file) && TEXT.test(file.replace(COMPRESSED, ''))) rmSync(at)
    if (!TEXT.test(file)) continue
    const text = readFileSync(at, 'utf8')
    writeFileSync(
      at,
      text.replace(NAMED, (name) => (names.has(name) ? nextName(name) : name)),
    )
    if (HASHED.test(file)) renameSync(at, path.join(path.dirname(at), nextName(path.basename(at))))
  }
}
