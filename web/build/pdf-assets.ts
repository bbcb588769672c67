import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

// Character maps, standard fonts and decoders of pdf.js, served from our own origin. The version is part of the
// path, so that they can be cached for ever.

const require = createRequire(import.meta.url)
const home = path.dirname(require.resolve('pdfjs-dist/package.json'))
const { version } = require('pdfjs-dist/package.json') as { version: string }
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const WANTED = /\.(bcmap|pfb|ttf|wasm|icc)$/

export const pdfAssetsBase = `/pdfjs/${version}/`

export const pdfAssets = (): Plugin => ({
  name: 'pdf-assets',
  config: () => ({ define: { __PDF_ASSETS__: JSON.stringify(pdfAssetsBase) } }),
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const folder of FOLDERS)
      for (const name of readdirSync(path.join(home, folder)).filter((n) => WANTED.test(n)))
        this.emitFile({
          type: 'asset',
          fileName: `${pdfAssetsBase.slice(1)}${folder}/${name}`,
          source: readFileSync(path.join(home, folder, name)),
        })
  },
  configureServer(server) {
    server.middlewares.use(pdfAssetsBase.slice(0, -1), (request, response, next) => {
      const [, folder = '', name = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
      if (!FOLDERS.includes(folder) || !WANTED.test(name) || name.includes('..')) return next()
      createReadStream(path.join(home, folder, name))
        .on('error', () => next())
        .pipe(response)
    })
  },
})
