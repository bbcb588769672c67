import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './deps.ts'
import { faults } from './faults.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

/** Best first; the build writes them beside the files. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** A hash of the content is in these names, or a version in the folder's: what they hold never changes. */
const IMMUTABLE = /^\/(?:assets|(?:pdfjs|ocr)\/\d[^/]*)\//

interface StaticFile {
  path: string
  type: string
  etag: string
  encodings: Set<string>
}

/**
 * The built web app. The list of files is read once, so no path of a request ever reaches the disk. A missing file is
 * a 404, and so is an address that is no page of the app, whose own page says so.
 */
export function staticFiles(folder: string) {
  const files = listFiles(folder)
  // The build makes a shell for each page that names what the page needs; it is the same app.
  const shellOf = (address: string) => files.get(`/shells/${pageOf(address)}.html`)
  const notFound = files.get('/shells/not-found.html')
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.path === '/api' || c.req.path.startsWith('/api/')) return next()
    // The service worker takes what is shared to the app. Where there is none, the file went nowhere: the page says so.
    if (c.req.method === 'POST' && c.req.path === '/share') return c.redirect('/analyzer?shared=failed', 303)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw faults.notFound()
    const file = files.get(c.req.path)
    if (file) return send(c, file)
    const shell = shellOf(c.req.path) ?? notFound ?? files.get('/index.html')
    if (!shell || isFileName(c.req.path)) throw faults.notFound('This file')
    return send(c, shell, shell === notFound ? 404 : 200)
  })
}

/** The routes of the app that end in `/*`: only below these is there a page. */
const WITH_PARTS = new Set(['builder', 'history', 'admin'])

/** As the app's own router reads an address: in capitals or not, with or without a slash at its end. */
function pageOf(address: string): string | null {
  const [page, ...parts] = address.toLowerCase().replace(/\/+$/, '').split('/').slice(1)
  if (page === undefined) return 'index'
  // That is what the shell of the start is called, not where it is.
  return page === 'index' || (parts.length > 0 && !WITH_PARTS.has(page)) ? null : page
}

/** Pages of the app have no dot in their last part, and none of them lies where the built files are. */
const isFileName = (address: string) =>
  IMMUTABLE.test(address) || address.slice(address.lastIndexOf('/')).includes('.')

function listFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names) {
    const full = path.join(folder, name)
    const stat = statSync(full)
    // `.vite` holds the build's own manifest.
    if (!stat.isFile() || name.startsWith('.') || ENCODINGS.some(({ suffix }) => name.endsWith(suffix)))
      continue
    files.set(`/${name.split(path.sep).join('/')}`, {
      path: full,
      type: TYPES[path.extname(name)] ?? 'application/octet-stream',
      etag: `W/"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`,
      encodings: new Set(ENCODINGS.filter(({ suffix }) => existsSync(full + suffix)).map(({ name }) => name)),
    })
  }
  return files
}

function send(c: Context<AppEnv>, file: StaticFile, status: 200 | 404 = 200): Response {
  c.header('Cache-Control', IMMUTABLE.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (file.encodings.size > 0) c.header('Vary', 'Accept-Encoding')
  if (status === 200) {
    c.header('ETag', file.etag)
    if (c.req.header('if-none-match')?.split(/,\s*/).includes(file.etag)) return c.body(null, 304)
  }
  c.header('Content-Type', file.type)
  const accepted = acceptedEncodings(c.req.header('accept-encoding') ?? '')
  const encoding = ENCODINGS.find(({ name }) => file.encodings.has(name) && accepted.has(name))
  const body = encoding ? file.path + encoding.suffix : file.path
  if (encoding) c.header('Content-Encoding', encoding.name)
  c.header('Content-Length', String(statSync(body).size))
  if (c.req.method === 'HEAD') return c.body(null, status)
  return c.body(Readable.toWeb(createReadStream(body)) as ReadableStream<Uint8Array>, status)
}

const acceptedEncodings = (header: string): Set<string> =>
  new Set(
    header
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim() ?? ''),
  )
