import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

// Files of packages that the worker fetches by name, served from our own origin. A version is part of each folder's
// path, so that they can be cached for ever.

const require = createRequire(import.meta.url)
const homeOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`))
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version

const PDF_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const PDF_FILES = /\.(bcmap|pfb|ttf|wasm|icc)$/
export const pdfAssetsBase = `/pdfjs/${versionOf('pdfjs-dist')}/`

function pdfFiles(): [string, string][] {
  const home = homeOf('pdfjs-dist')
  return PDF_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(home, folder))
      .filter((name) => PDF_FILES.test(name))
      .map((name): [string, string] => [`${pdfAssetsBase}${folder}/${name}`, path.join(home, folder, name)]),
  )
}

export const servedFiles = (): Plugin => {
  const files = new Map(pdfFiles())
  return {
    name: 'served-files',
    config: () => ({
      define: {
        __PDF_ASSETS__: JSON.stringify(pdfAssetsBase),
      },
    }),
    generateBundle() {
      for (const [url, file] of files)
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').split('?')[0] ?? '')
        if (!file) return next()
        createReadStream(file).on('error', next).pipe(response)
      })
    },
  }
}
