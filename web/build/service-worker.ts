import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './manifest.ts'

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
      // The shell and every route. The reader, the writers and their fonts are fetched on first use or when idle;
      // WebLLM never.
      globPatterns: [
        '**/*.{js,css,html,svg,woff2,woff,webmanifest,bcmap,pfb,ttf,wasm,icc,pdf}',
        'icons/*.png',
      ],
      globIgnores: ['**/screens/**', '**/ocr/**', '**/shells/**', '**/llm.worker*', '**/*.map'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      buildPlugins: { vite: [oneFile] },
    },
    devOptions: { enabled: false },
  }),
]
