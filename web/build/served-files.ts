import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { OCR_LANGUAGES } from '../../shared/read/ocr/languages.ts'

// Files of packages that the worker fetches by name, served from our own origin. A version is part of each folder's
// path, so that they can be cached for ever.

const require = createRequire(import.meta.url)
const homeOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`))
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version

const PDF_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const PDF_FILES = /\.(bcmap|pfb|ttf|wasm|icc)$/
const pdfAssetsBase = `/pdfjs/${versionOf('pdfjs-dist')}/`

function pdfFiles(): [string, string][] {
  const home = homeOf('pdfjs-dist')
  return PDF_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(home, folder))
      .filter((name) => PDF_FILES.test(name))
      .map((name): [string, string] => [`${pdfAssetsBase}${folder}/${name}`, path.join(home, folder, name)]),
  )
}

// Copied beside the app and precached by nothing: they are fetched when a person agrees to it.
const ocrBase = `/ocr/${versionOf('tesseract.js-core')}/`
const OCR_BUILDS = { simd: 'tesseract-core-simd-lstm', plain: 'tesseract-core-lstm' }

interface OcrFile {
  url: string
  source: Buffer
  /** Over the network. */
  download: number
}

function ocrFiles(): OcrFile[] {
  const core = homeOf('tesseract.js-core')
  const builds = Object.entries(OCR_BUILDS).flatMap(([name, file]) => [
    // A script for `require` and for pages; a module worker needs it as a module.
    {
      name: `${name}.js`,
      source: Buffer.from(
        `${readFileSync(path.join(core, `${file}.js`), 'utf8')}\nexport default TesseractCore\n`,
      ),
    },
    { name: `${name}.wasm`, source: readFileSync(path.join(core, `${file}.wasm`)) },
  ])
  const letters = OCR_LANGUAGES.map(({ code }) => ({
    // Packed already, and not to be unpacked by the server or the browser on the way.
    name: `${code}.letters`,
    source: readFileSync(
      path.join(homeOf(`@tesseract.js-data/${code}`), '4.0.0_best_int', `${code}.traineddata.gz`),
    ),
  }))
  return [
    ...builds.map((file) => ({ ...file, download: gzipSync(file.source).length })),
    ...letters.map((file) => ({ ...file, download: file.source.length })),
  ].map(({ name, ...file }) => ({ url: `${ocrBase}${name}`, ...file }))
}

export const servedFiles = (): Plugin => {
  const files = new Map(pdfFiles())
  const ocr = ocrFiles()
  return {
    name: 'served-files',
    config: () => ({
      define: {
        __PDF_ASSETS__: JSON.stringify(pdfAssetsBase),
        __OCR_FILES__: JSON.stringify(
          ocr.map(({ url, source, download }) => ({ url, bytes: source.length, download })),
        ),
      },
    }),
    generateBundle() {
      for (const [url, file] of files)
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) })
      for (const { url, source } of ocr) this.emitFile({ type: 'asset', fileName: url.slice(1), source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = (request.url ?? '').split('?')[0] ?? ''
        const recognizing = ocr.find(({ url }) => url === asked)
        if (recognizing) {
          if (asked.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
          return response.end(recognizing.source)
        }
        const file = files.get(asked)
        if (!file) return next()
        createReadStream(file).on('error', next).pipe(response)
      })
    },
  }
}
