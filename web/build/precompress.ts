import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|wasm)$/
const SMALLEST = 1024
/** Above this the last step of brotli costs seconds and saves little. */
const LARGE = 1_000_000

/** Compressed once when built, not at every request. */
export const precompress = (folder: string): Plugin => ({
  name: 'precompress',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(folder, name)
        if (!COMPRESSIBLE.test(name) || statSync(file).size < SMALLEST) continue
        const bytes = readFileSync(file)
        const quality = bytes.length > LARGE ? 5 : 11
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        )
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  },
})
