import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { packOf } from '../pwa/pack.ts'
import { firstVisit } from './first-visit.ts'
import { manifest } from './manifest.ts'

const DIST = path.resolve(import.meta.dirname, '../../dist/web')
const VITE = path.join(DIST, '.vite')

/** Marks what can wait until the browser is idle, and leaves a list of the rest for the budget of the first visit. */
function withLaterParts<Entry extends { url: string }>(entries: Entry[]) {
  const first = new Set(firstVisit(JSON.parse(readFileSync(path.join(VITE, 'manifest.json'), 'utf8'))))
  writeFileSync(path.join(VITE, 'first-visit.json'), JSON.stringify([...first]))
  const isLater = (url: string) => url.startsWith('assets/') && !first.has(`/${url}`)
  return { manifest: entries.map((entry) => (isLater(entry.url) ? { ...entry, later: true } : entry)) }
}

/** vite-plugin-pwa asks for one file by an option whose name has changed since. */
const oneFile: Plugin = {
  name: 'one-file',
  config({ build }) {
    const output = build?.rollupOptions?.output
    if (!output || Array.isArray(output)) return
    delete output.inlineDynamicImports
    output.codeSplitting = false
  },
}

/** Fetched by name, and each too small to be worth a request: what PDFs without fonts need, and the families of the three
 * templates everybody knows. */
const PACKED =
  /^(?:pdfjs\/.+\.(?:bcmap|pfb|ttf)|assets\/(?:inter|source-serif-4|alegreya|alegreya-sans|noto-sans-math)-[a-z]+[^/]*\.woff)$/
const isPacked = ({ url }: { url: string }) => PACKED.test(url)

/** In place of hundreds of files one, which the service worker opens. */
function withPack<Entry extends { url: string; revision: string | null; size: number }>(entries: Entry[]) {
  const pack = packOf(
    entries.filter(isPacked).map(({ url }) => ({
      url: `/${url}`,
      type: url.endsWith('.woff') ? 'font/woff' : 'application/octet-stream',
      content: readFileSync(path.join(DIST, url)),
    })),
  )
  const hash = createHash('sha256').update(pack).digest('hex').slice(0, 8)
  const url = `assets/later-${hash}.pack`
  writeFileSync(path.join(DIST, url), pack)
  const own = { url, revision: null, size: pack.length }
  return { manifest: [...entries.filter((entry) => !isPacked(entry)), own] }
}

/** The service worker is our own (injectManifest); pages ask before they update. */
export const serviceWorker = (): PluginOption[] => [
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'pwa',
    filename: 'service-worker.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    injectManifest: {
      // All that works offline, but WebLLM: the service worker fetches the routes at the first visit and the rest when idle.
      globPatterns: [
        '**/*.{js,css,html,svg,woff2,woff,webmanifest,bcmap,pfb,ttf,wasm,icc,pdf}',
        'icons/*.png',
      ],
      globIgnores: ['**/screens/**', '**/ocr/**', '**/shells/**', '**/llm.worker*', '**/*.map'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      manifestTransforms: [withPack, withLaterParts],
      buildPlugins: { vite: [oneFile] },
    },
    devOptions: { enabled: false },
  }),
]
