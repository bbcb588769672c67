import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstVisit } from './first-visit.ts'
import { manifest } from './manifest.ts'

const VITE = path.resolve(import.meta.dirname, '../../dist/web/.vite')

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
      manifestTransforms: [withLaterParts],
      buildPlugins: { vite: [oneFile] },
    },
    devOptions: { enabled: false },
  }),
]
