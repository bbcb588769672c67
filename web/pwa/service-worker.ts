import { fnv1a } from '#shared/sync/fingerprint.ts'
import { OCR_CACHE } from '../ocr/ocr-cache.ts'
import { takeSharedFiles } from './inbox.ts'
import { unpack } from './pack.ts'

// Hashed files are content-addressed: they go into one cache and stay until no recent version names them, so that a
// page left open over a deploy still finds its lazy chunks. Only the shell (index.html, manifest) is per version.

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null; later?: true }[]
}

interface Version {
  id: string
  urls: string[]
}

const ASSETS = 'legible-assets'
const VERSIONS = 'legible-versions'
const VERSIONS_KEPT = 3

// What only reading a file or writing one needs, and the parts that no route begins with: fetched when idle, not while the
// first visit waits for its shell.
const ENGINE = /^\/(?:pdfjs|assets\/engine)\/|\.woff$/

// The families of the three templates everybody knows are in a pack; of the others, each file is kept once somebody used it.
const FONT = /\.woff2?$/
const PACK = /\.pack$/
const PACKABLE = /^\/pdfjs\/|\.woff$/

// What recognizes letters: the page fetches it when the person agrees, into a cache that the person can empty.
const OCR = /^\/ocr\//

const entries = self.__WB_MANIFEST.map(({ url, revision, later }) => ({
  url: new URL(url, self.location.origin).pathname,
  revision,
  later,
}))
const later = new Set(entries.flatMap(({ url, later }) => (later || ENGINE.test(url) ? url : [])))
const isShell = (url: string) => !url.startsWith('/assets/') && !later.has(url)
// The icons are named twice: by the manifest and by their folder.
const urls = [...new Set(entries.map((e) => e.url))]
const shellUrls = urls.filter(isShell)
const routeUrls = urls.filter((url) => !isShell(url) && !later.has(url))
const laterUrls = urls.filter((url) => later.has(url) && !url.endsWith('.woff'))
// It only has to differ when the list does.
const version = fnv1a(entries.map((e) => `${e.url}:${e.revision}`).join('\n'))
const SHELL = `legible-shell-${version}`

async function fetchInto(cache: Cache, urls: string[], request: RequestInit = {}) {
  // Asked once: asking for each of hundreds of files costs seconds of a new device.
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = urls.filter((url) => !there.has(url))
  const next = async () => {
    for (let url = missing.pop(); url; url = missing.pop()) {
      const answer = await fetch(url, request)
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
      await cache.put(url, answer)
    }
  }
  await Promise.all(Array.from({ length: 6 }, next))
}

async function install() {
  await fetchInto(await caches.open(SHELL), shellUrls, { cache: 'reload' })
  await fetchInto(await caches.open(ASSETS), routeUrls)
}

async function rememberVersion(): Promise<Version[]> {
  const cache = await caches.open(VERSIONS)
  const stored = await cache.match('/versions')
  const earlier: Version[] = stored ? await stored.json() : []
  const all = [{ id: version, urls }, ...earlier.filter((v) => v.id !== version)]
  const kept = all.slice(0, VERSIONS_KEPT)
  await cache.put('/versions', new Response(JSON.stringify(kept)))
  return kept
}

async function activate() {
  const kept = await rememberVersion()
  const named = new Set(kept.flatMap((v) => v.urls))
  for (const name of await caches.keys())
    if (name.startsWith('legible-shell-') && name !== SHELL) await caches.delete(name)
  const assets = await caches.open(ASSETS)
  for (const request of await assets.keys())
    if (!named.has(new URL(request.url).pathname)) await assets.delete(request)
  await self.clients.claim()
}

async function shell(): Promise<Response> {
  const page = await (await caches.open(SHELL)).match('/index.html')
  return page ?? fetch('/index.html')
}

async function openPacks() {
  const assets = await caches.open(ASSETS)
  const files = new Map<string, Blob>()
  // Those of earlier versions too: a page that is still open may ask for what only they have.
  for (const { url } of await assets.keys()) {
    const pack = PACK.test(url) ? await assets.match(url) : undefined
    for (const [name, file] of pack ? await unpack(await pack.blob()) : []) files.set(name, file)
  }
  return files
}

let packs: Promise<Map<string, Blob>> | undefined
async function packed(url: string): Promise<Response | undefined> {
  if (!PACKABLE.test(url)) return undefined
  packs ??= openPacks().catch((error: Error) => {
    // The network has them too.
    console.error(error)
    packs = undefined
    return new Map()
  })
  const file = (await packs).get(url)
  return file && new Response(file)
}

async function asset(request: Request, url: string): Promise<Response> {
  const cached =
    (await (await caches.open(ASSETS)).match(url)) ??
    (await (await caches.open(SHELL)).match(url)) ??
    (await packed(url)) ??
    (OCR.test(url) ? await (await caches.open(OCR_CACHE)).match(url) : undefined)
  if (cached) return cached
  const answer = await fetch(request)
  if (answer.ok && FONT.test(url)) await (await caches.open(ASSETS)).put(url, answer.clone())
  return answer
}

async function receiveShare(request: Request): Promise<Response> {
  try {
    await takeSharedFiles(await request.formData())
    return Response.redirect('/analyzer?shared=1', 303)
  } catch (error) {
    // A full disk, or nothing was shared: the page says so, instead of the browser's own error page.
    console.error(error)
    return Response.redirect('/analyzer?shared=failed', 303)
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  if (request.method === 'POST' && url.pathname === '/share') return event.respondWith(receiveShare(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(shell())
  event.respondWith(asset(request, url.pathname))
})

self.addEventListener('message', (event) => {
  const reply = (answer: unknown) => event.ports[0]?.postMessage(answer)
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (event.data?.type === 'FETCH_ENGINE')
    event.waitUntil(
      caches
        .open(ASSETS)
        .then((cache) => fetchInto(cache, laterUrls))
        .finally(() => {
          packs = undefined
        })
        .then(
          () => reply({ ready: true }),
          (error: Error) => reply({ ready: false, reason: error.message }),
        ),
    )
})

// A tab that is closed leaves its outbox to this event; the pages do the work, so here they are only woken.
self.addEventListener('sync', (event) => {
  const wake = async () => {
    for (const client of await self.clients.matchAll()) client.postMessage({ type: 'FLUSH' })
  }
  ;(event as ExtendableEvent).waitUntil(wake())
})
